import { type RefObject, useState } from "react";
import { LinkBox } from "./LinkField.tsx";
import type { Typed } from "./wholeVariables.ts";

interface MarkButtonsProps {
  box: RefObject<HTMLTextAreaElement | null>;
  onTyped(typed: Typed): void;
  /** The id of the box. */
  of: string;
  /** What it is called. */
  name: string;
}

/** Makes the words that are selected bold, italic, or a link. */
export function MarkButtons({ box, onTyped, of, name }: MarkButtonsProps) {
  const [link, setLink] = useState<string>();
  function surround(before: string, after: string): void {
    const area = box.current;
    if (!area) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    const words = value.slice(start, end) || "words";
    const text = value.slice(0, start) + before + words + after + value.slice(end);
    area.focus();
    onTyped({ text, cursor: start + before.length + words.length + after.length });
  }
  return (
    <div className="marks">
      <button type="button" aria-label={`Bold, in ${name}`} onClick={() => surround("**", "**")}>
        <b>B</b>
      </button>
      <button type="button" aria-label={`Italic, in ${name}`} onClick={() => surround("*", "*")}>
        <i>I</i>
      </button>
      <button
        type="button"
        aria-expanded={link !== undefined}
        onClick={() => setLink(link === undefined ? "" : undefined)}
      >
        Link<span className="sr-only">, in {name}</span>
      </button>
      {link !== undefined && (
        <div className="link-line">
          <LinkBox id={`${of}-link`} label="Leads to" link={link} onLink={setLink} />
          <button
            type="button"
            disabled={link === ""}
            onClick={() => {
              surround("[", `](${link})`);
              setLink(undefined);
            }}
          >
            Add<span className="sr-only"> the link</span>
          </button>
        </div>
      )}
    </div>
  );
}
