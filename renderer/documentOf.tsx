import { renderToStaticMarkup } from "react-dom/server";
import type { Data } from "./+data.ts";
import { type Manifest, scriptsFor } from "./islands/scripts.ts";
import { Document } from "./page/Document.tsx";
import { footerOf } from "./page/Footer.tsx";

/**
 * A page's HTML, but for the stylesheets and fonts that Vike adds. Without a manifest (in dev), scripts are their
 * sources. `footer` is what `footerOf` makes of the site, for who has it already.
 */
export function documentOf(data: Data, manifest?: Manifest, footer = footerOf(data.site)): string {
  const scripts = scriptsFor(data.site, data.page, manifest);
  return `<!doctype html>${renderToStaticMarkup(<Document {...data} scripts={scripts} footer={footer} />)}`;
}
