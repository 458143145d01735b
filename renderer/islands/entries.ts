/** The scripts that pages can load, by what they do: each is an entry of the browser's build. */
export const ENTRIES = {
  hydrate: "renderer/islands/hydrate.ts",
  lazy: "renderer/islands/lazy.ts",
  notFound: "renderer/islands/notFound.ts",
  tags: "renderer/islands/tags.ts",
};
