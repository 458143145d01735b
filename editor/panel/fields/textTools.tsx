import { type KeyboardEvent, useState } from "react";
import type { Variable } from "../../contract.ts";
import { Button } from "../controls.tsx";
import { LinkBox } from "./LinkField.tsx";
import type { Typed } from "./wholeVariables.ts";

interface MarkButtonsProps {
  /** The id of the textarea with the text. */
  of: string;
  name: string;
  onTyped(typed: Typed): void;
}

/** Buttons that make the selected words bold, italic, or a link. */
export function MarkButtons({ of, name, onTyped }: MarkButtonsProps) {
  const [link, setLink] = useState<string>();
  function surround(before: string, after: string): void {
    const area = document.getElementById(of);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    const words = value.slice(start, end) || "words";
    const text = value.slice(0, start) + before + words + after + value.slice(end);
    area.focus();
    onTyped({ text, cursor: start + before.length + words.length + after.length });
  }
  function addLink(): void {
    surround("[", `](${link})`);
    setLink(undefined);
  }
  return (
    <div className="marks">
      <Button label={`Bold, in ${name}`} onClick={() => surround("**", "**")}>
        <b>B</b>
      </Button>
      <Button label={`Italic, in ${name}`} onClick={() => surround("*", "*")}>
        <i>I</i>
      </Button>
      <Button
        label={`Link, in ${name}`}
        aria-expanded={link !== undefined}
        onClick={() => setLink(link === undefined ? "" : undefined)}
      >
        Link
      </Button>
      {link !== undefined && (
        <div className="link-line">
          <LinkBox id={`${of}-link`} label="Leads to" link={link} onLink={setLink} />
          <Button label="Add the link" disabled={link === ""} onClick={addLink}>
            Add
          </Button>
        </div>
      )}
    </div>
  );
}

type OffersProps = {
  id: string;
  offered: readonly Variable[];
  onChoose(name: string): void;
  onClose(): void;
};

/** The suggested variables, each with its value. The arrow keys move through them. */
export function Completions({ id, offered, onChoose, onClose }: OffersProps) {
  function press(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key === "Escape") onClose();
    const isDown = event.key === "ArrowDown";
    if (!isDown && event.key !== "ArrowUp") return;
    event.preventDefault();
    const item = event.currentTarget.closest("li");
    const beside = isDown ? item?.nextElementSibling : item?.previousElementSibling;
    if (beside) beside.querySelector("button")?.focus();
    else if (!isDown) document.getElementById(id)?.focus();
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
            <Button onKeyDown={press} onClick={() => onChoose(name)}>
              {value} <code>{name}</code>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
