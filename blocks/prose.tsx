import type { ReactNode } from "react";
import Markdown from "react-markdown";
import { headingsOf } from "../renderer/content/anchors.ts";
import type { BlockOf } from "../renderer/content/types.ts";
import { MarkdownLink } from "./parts/RichText.tsx";
import { Section } from "./parts/Section.tsx";

/** Running text in whole Markdown. Its headings carry ids; HTML in it is shown as it stands. */
export function Prose({ body, ...section }: BlockOf<"prose">) {
  const ids = headingsOf(body).map(({ id }) => id);
  const heading = (Level: "h2" | "h3") =>
    function Heading({ children }: { children?: ReactNode }) {
      return <Level id={ids.shift()}>{children}</Level>;
    };
  const components = { a: MarkdownLink, h1: heading("h2"), h2: heading("h2"), h3: heading("h3") };
  return (
    <Section {...section}>
      <div className="prose markdown-link max-w-2xl">
        <Markdown urlTransform={(url) => url} components={components}>
          {body}
        </Markdown>
      </div>
    </Section>
  );
}
