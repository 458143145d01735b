import { useContext } from "react";
import { linkPhones } from "../../../content/markdown/linkPhones.ts";
import { isPlain } from "../../../content/markdown/tree.ts";
import { Markdown } from "./Markdown.tsx";
import { PhoneFinderContext } from "./PhonesIn.ts";

const INLINE = ["a", "em", "strong", "code"];
const PARAGRAPHS = [...INLINE, "p", "ul", "ol", "li"];

/** A text with Markdown emphasis, code and links; of other elements only the content is shown, HTML as text. */
export function RichText({ text }: { text: string }) {
  const phonesIn = useContext(PhoneFinderContext);
  const plain = isPlain(text) && phonesIn(text).every(({ href }) => !href);
  return (
    <span className="markdown-link">
      {plain ? text : <Markdown text={text} prepare={linkPhones(phonesIn)} allowed={INLINE} />}
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
      {isPlain(text) ? <p>{text}</p> : <Markdown text={text} allowed={PARAGRAPHS} />}
    </div>
  );
}
