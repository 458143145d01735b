/** The ground of each tone of a section. Page grounds change by themselves; what is deep is dark. */
export const GROUNDS = { plain: "", deep: "bg-deep on-deep deep-ground" };
