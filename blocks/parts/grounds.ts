/** The ground of each tone of a section. Page grounds deepen by themselves; deep water is dark. */
export const GROUNDS = { plain: "", tint: "", deep: "bg-lagoon on-deep" };
