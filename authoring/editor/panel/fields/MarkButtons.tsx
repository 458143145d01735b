import { type RefObject, useState } from "react";
import { LinkBox } from "./LinkField.tsx";
import type { Typed } from "./wholeVariables.ts";

interface MarkButtonsProps {
  box: RefObject<HTMLTextAreaElement | null>;
  onTyped(typed: Typed): void;
  /** The id of the box. */
  of: string;
}

/** Makes the words that are selected bold, italic, or a link. */
export function MarkButtons({ box, onTyped, of }: MarkButtonsProps) {
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
      <button type="button" onClick={() => surround("**", "**")} aria-controls={of}>
        <b>B</b>
        <span className="sr-only">old</span>
      </button>
      <button type="button" onClick={() => surround("*", "*")} aria-controls={of}>
        <i>I</i>
        <span className="sr-only">talic</span>
      </button>
      <button
        type="button"
        aria-expanded={link !== undefined}
        onClick={() => setLink(link === undefined ? "" : undefined)}
      >
        Link
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
            Add
          </button>
        </div>
      )}
    </div>
  );
}
