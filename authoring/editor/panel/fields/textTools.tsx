import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Variable } from "../../contract.ts";
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

interface OffersProps {
  id: string;
  offered: readonly Variable[];
  onChoose(name: string): void;
  onClose(): void;
}

/** The names that can stand in a text, each with what it stands for; the arrow keys go through them. */
export function Offers({ id, offered, onChoose, onClose }: OffersProps) {
  function press(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key === "Escape") onClose();
    const step = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" } as const;
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const beside = event.currentTarget.closest("li")?.[step[event.key]]?.querySelector("button");
    if (beside) beside.focus();
    else if (event.key === "ArrowUp") document.getElementById(id)?.focus();
  }
  return (
    <>
      <p className="help" role="status">
        {offered.length === 0
          ? "There is no such name."
          : `${offered.length} that can stand here: the arrow keys lead to them.`}
      </p>
      <ul className="offers" id={`${id}-offers`} aria-label="Filled in by itself">
        {offered.map(({ name, value }) => (
          <li key={name}>
            <button type="button" onKeyDown={press} onClick={() => onChoose(name)}>
              {value} <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
