/** Tells whoever looks for it which address was missing (spec 2.9). */
console.error(`404: there is no page at ${location.pathname}`);
