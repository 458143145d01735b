import { site, pages as sitePages } from "virtual:content";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CataloguePage } from "./CataloguePage.tsx";
import { readCatalogue } from "./catalogue.ts";
import { GuidePage } from "./GuidePage.tsx";
import { readGuide } from "./readGuide.ts";

/** The pages for those who write and build the site, by their addresses. No visitor sees them. */
export const pages: Record<string, () => string> = {
  "/_blocks": () => {
    const home = sitePages.find(({ url }) => url === "/");
    return html(<CataloguePage catalogue={readCatalogue()} site={site} home={home} />);
  },
  "/_blocks/guide": () => html(<GuidePage markdown={readGuide()} />),
};

function html(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
