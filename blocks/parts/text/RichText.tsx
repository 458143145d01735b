import { useContext } from "react";
import { Link } from "../links/Link.tsx";
import { LinkFinderContext } from "./LinksIn.ts";
import { Markdown } from "./Markdown.tsx";

const INLINE = ["a", "em", "strong", "code"];
const PARAGRAPHS = [...INLINE, "p", "ul", "ol", "li"];

/** A text with Markdown emphasis, code and links; of other elements only the content is shown, HTML as text. */
export function RichText({ text }: { text: string }) {
  return (
    <span className="markdown-link">
      <Markdown text={text} allowed={INLINE} />
    </span>
  );
}

/** A paragraph of rich text; nothing if there is no text. */
export function Paragraph({ text, className }: { text?: string; className?: string }) {
  return (
    text && (
      <p className={className}>
        <RichText text={text} />
      </p>
    )
  );
}

/** Several paragraphs and lists of rich text. */
export function RichParagraphs({ text }: { text: string }) {
  return (
    <div className="prose markdown-link">
      <Markdown text={text} allowed={PARAGRAPHS} />
    </div>
  );
}

/** A plain text whose phone numbers and addresses can be tapped, even where a link covers the card around it. */
export function PlainText({ text }: { text: string }) {
  const parts = useContext(LinkFinderContext)(text);
  return (
    <span className={parts.some(({ href }) => href) ? "markdown-link above-link" : undefined}>
      {parts.map(({ words, href }) =>
        href ? (
          <Link key={words} href={href}>
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </span>
  );
}
