/** The ground of each tone of a section. Page grounds deepen by themselves; deep water is dark. */
export const GROUNDS = { plain: "", deep: "bg-lagoon on-deep deep-ground" };
