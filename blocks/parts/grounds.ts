/** The ground of each tone of a section. */
export const GROUNDS = { plain: "bg-ground", tint: "bg-sand", deep: "bg-lagoon on-deep" };
