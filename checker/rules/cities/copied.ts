/** The start of the comment line at the top of a copied city's hub. */
export const COPIED = "# Copied from ";
