/** The scripts that pages can load, by purpose: each is an entry point of the client build. */
export const ENTRIES = {
  hydrate: "renderer/islands/hydrate.ts",
  lazy: "renderer/islands/lazy.ts",
  notFound: "renderer/islands/notFound.ts",
  tags: "renderer/islands/tags.ts",
};

/** The stylesheets of blocks that few pages show, by block type: others do not load them. */
export const STYLES: ReadonlyMap<string, string> = new Map(
  ["articles", "embed", "form", "gallery", "logos", "postalCodes", "scales", "table"].map((type) => [
    type,
    `blocks/styles/${type}.css`,
  ]),
);
