import { readFileSync } from "node:fs";
import type { Components } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "../../blocks/parts/text/Markdown.tsx";
import { mainOf } from "../../content/lib/words.ts";
import type { Frame } from "../../content/resolve/forms.ts";
import { readCatalogue } from "./catalogue.ts";
import { Sample } from "./pages/BlockSection.tsx";
import { CataloguePage } from "./pages/CataloguePage.tsx";
import { Shell } from "./pages/Shell.tsx";
import type { CatalogueContent } from "./resolveExamples.ts";

/** The pages for writers and developers of the site, by path. Visitors never see them. */
export const pages: Record<string, (content: CatalogueContent) => string> = {
  "/_blocks": (content) => html(<CataloguePage catalogue={readCatalogue()} content={content} />),
  "/_blocks/guide": ({ site }) => html(<GuidePage site={mainOf(site.frames)} />),
};

function html(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The guide for writers, in Markdown. */
export function readGuide(): string {
  return readFileSync(new URL("guide.md", import.meta.url), "utf8");
}

const COMPONENTS: Partial<Components> = {
  a: "a",
  // Markdown's own <pre> is dropped: `code` renders fenced text in a sample to copy, or in a <pre> of its own.
  pre: ({ children }) => children,
  code: ({ className, children }) => {
    const language = /^language-(\w+)$/.exec(className ?? "")?.[1];
    if (language === undefined) return <code className="inline-code">{children}</code>;
    if (language === "text") return <pre className="message">{children}</pre>;
    return <Sample yaml={String(children)} of="these lines" />;
  },
};

function GuidePage({ site }: { site: Frame }) {
  return (
    <Shell site={site} title="A guide for writers" here="/_blocks/guide">
      <main id="content" className="guide">
        <article className="prose markdown-link">
          <Markdown text={readGuide()} components={COMPONENTS} />
        </article>
      </main>
    </Shell>
  );
}
