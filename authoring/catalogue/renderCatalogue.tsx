import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readCatalogue } from "./catalogue.ts";
import { CataloguePage } from "./pages/CataloguePage.tsx";
import { GuidePage } from "./pages/GuidePage.tsx";
import type { CatalogueContent } from "./resolveExamples.ts";

/** The pages for those who write and build the site, by their addresses. No visitor sees them. */
export const pages: Record<string, (content: CatalogueContent) => string> = {
  "/_blocks": (content) => html(<CataloguePage catalogue={readCatalogue()} content={content} />),
  "/_blocks/guide": () => html(<GuidePage markdown={readGuide()} />),
};

function html(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The guide for writers, in Markdown. */
export function readGuide(): string {
  return readFileSync(new URL("guide.md", import.meta.url), "utf8");
}
