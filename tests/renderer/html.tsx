import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "../../content/loadContent.ts";
import type { Site } from "../../content/types.ts";
import { scriptsFor } from "../../renderer/islands/scripts.ts";
import { Document } from "../../renderer/page/Document.tsx";

/** The whole HTML of a page of some content; `changes` to its site. Throws where there is no such page. */
export function htmlOf({ site, pages }: Content, url: string, changes: Partial<Site> = {}): string {
  const page = pages.find((candidate) => candidate.url === url);
  if (!site || !page) throw new Error(`There is no page at ${url}.`);
  const changed = { ...site, ...changes };
  const scripts = scriptsFor(changed, page, null);
  return renderToStaticMarkup(<Document site={changed} page={page} home={page} scripts={scripts} />);
}
