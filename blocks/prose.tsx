import Markdown from "react-markdown";
import rehypeSlug from "rehype-slug";
import { headingsOf } from "../content/markdown/headings.ts";
import { linkPhones } from "../content/markdown/linkPhones.ts";
import type { BlockOf } from "../content/types.ts";
import { Contents } from "./parts/article/Contents.tsx";
import { MarkdownLink } from "./parts/RichText.tsx";
import { Section, SideSection } from "./parts/Section.tsx";

/** From how many chapters on a text without a heading of its own begins with a list of them. */
const LONG = 6;

/** Running text in whole Markdown. Its headings carry ids; HTML in it is shown as it stands. */
export function Prose({ body, ...section }: BlockOf<"prose">) {
  if (section.heading) {
    const Frame = section.picture ? Section : SideSection;
    return (
      <Frame {...section}>
        <Body markdown={body} />
      </Frame>
    );
  }
  const chapters = headingsOf(body).filter(({ depth }) => depth <= 2);
  return (
    <Section {...section}>
      <div className="grid justify-between gap-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,24rem)]">
        {chapters.length >= LONG && <Contents chapters={chapters} />}
        <Body markdown={body} />
      </div>
    </Section>
  );
}

// The page's own headline is the only h1.
const COMPONENTS = { a: MarkdownLink, h1: "h2" } as const;

function Body({ markdown }: { markdown: string }) {
  return (
    <div className="prose markdown-link max-w-xl">
      <Markdown
        remarkPlugins={[linkPhones]}
        urlTransform={(url) => url}
        rehypePlugins={[rehypeSlug]}
        components={COMPONENTS}
      >
        {markdown}
      </Markdown>
    </div>
  );
}
