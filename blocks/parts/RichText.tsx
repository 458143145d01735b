import Markdown from "react-markdown";
import { isPlain } from "../../content/markdown/plain.ts";
import { linkAttributes } from "./linkAttributes.ts";

const INLINE = ["a", "em", "strong", "code"];

/** A text with Markdown's emphasis and links; everything else in it, HTML included, is shown as it stands. */
export function RichText({ text }: { text: string }) {
  if (isPlain(text)) return <span className="markdown-link">{text}</span>;
  return (
    <span className="markdown-link">
      <Markdown
        allowedElements={INLINE}
        unwrapDisallowed
        urlTransform={(url) => url}
        components={{ a: MarkdownLink }}
      >
        {text}
      </Markdown>
    </span>
  );
}

/** A link in running text; links out open in a new tab. */
export function MarkdownLink({ href = "", children }: { href?: string; children?: React.ReactNode }) {
  return <a {...linkAttributes(href)}>{children}</a>;
}
