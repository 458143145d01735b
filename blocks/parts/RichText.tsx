import Markdown from "react-markdown";
import { linkPhones, phonesIn } from "../../content/markdown/linkPhones.ts";
import { isPlain } from "../../content/markdown/plain.ts";
import { linkAttributes } from "./linkAttributes.ts";

const INLINE = ["a", "em", "strong", "code"];

/** A text with Markdown's emphasis and links; everything else in it, HTML included, is shown as it stands. */
export function RichText({ text }: { text: string }) {
  if (isPlain(text) && phonesIn(text).every(({ href }) => !href))
    return <span className="markdown-link">{text}</span>;
  return (
    <span className="markdown-link">
      <Markdown
        allowedElements={INLINE}
        unwrapDisallowed
        remarkPlugins={[linkPhones]}
        urlTransform={(url) => url}
        components={{ a: MarkdownLink }}
      >
        {text}
      </Markdown>
    </span>
  );
}

/** The same of more than one paragraph, and with lists. */
export function RichParagraphs({ text }: { text: string }) {
  return (
    <div className="prose markdown-link">
      {isPlain(text) ? <p>{text}</p> : <FormattedParagraphs text={text} />}
    </div>
  );
}

function FormattedParagraphs({ text }: { text: string }) {
  return (
    <Markdown
      allowedElements={[...INLINE, "p", "ul", "ol", "li"]}
      unwrapDisallowed
      urlTransform={(url) => url}
      components={{ a: MarkdownLink }}
    >
      {text}
    </Markdown>
  );
}

/** A link in running text; links out open in a new tab. */
export function MarkdownLink({ href = "", children }: { href?: string; children?: React.ReactNode }) {
  return <a {...linkAttributes(href)}>{children}</a>;
}
