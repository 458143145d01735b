/** Background classes by section tone: `plain` shows the page's own gradient, `deep` is dark. */
export const GROUNDS = { plain: "", deep: "bg-deep on-deep deep-ground" };
