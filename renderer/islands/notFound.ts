/** Tells whoever looks for it which address was missing. */
console.error(`404: there is no page at ${location.pathname}`);
