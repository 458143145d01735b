import { type KeyboardEvent, useState } from "react";
import type { Variable } from "../../contract.ts";
import { Button } from "../controls.tsx";
import { LinkBox } from "./LinkField.tsx";
import type { Typed } from "./wholeVariables.ts";

type OnTyped = (typed: Typed) => void;

/** The Markdown around words, by the key that adds it together with Ctrl or ⌘. */
const MARKS: Partial<Record<string, string>> = { b: "**", i: "*" };
const LIST = "8"; // with Shift, as in text processors

/** Types a text into a textarea, in place of what is selected. */
export function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true })); // as if it had been typed
}

/** Makes the selected words bold or italic, a link, or a list, by keyboard. */
export function pressMark(event: KeyboardEvent<HTMLTextAreaElement>, onTyped: OnTyped): void {
  const { currentTarget: area, ctrlKey, metaKey, shiftKey } = event;
  if (!ctrlKey && !metaKey) return;
  const mark = MARKS[event.key];
  const button = { k: "link", [LIST]: shiftKey && "list", "*": shiftKey && "list" }[event.key];
  if (!mark && !button) return;
  event.preventDefault();
  if (mark) surround(area, mark, mark, onTyped);
  else document.getElementById(`${area.id}-${button}-button`)?.click();
}

function surround(area: HTMLElement | null, before: string, after: string, onTyped: OnTyped): void {
  if (!(area instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: start, selectionEnd: end } = area;
  const words = value.slice(start, end) || "words";
  const text = value.slice(0, start) + before + words + after + value.slice(end);
  area.focus();
  onTyped({ text, cursor: start + before.length + words.length + after.length });
}

/** Makes each selected line an item of a list; if all are, makes them lines again. */
function toggleList(area: HTMLElement | null, onTyped: OnTyped): void {
  if (!(area instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart, selectionEnd } = area;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const end = value.indexOf("\n", selectionEnd) < 0 ? value.length : value.indexOf("\n", selectionEnd);
  const lines = value.slice(start, end).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  const text = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join("\n");
  area.focus();
  onTyped({ text: value.slice(0, start) + text + value.slice(end), cursor: start + text.length });
}

interface MarkButtonsProps {
  /** The id of the textarea with the text. */
  of: string;
  name: string;
  /** Whether the text may contain a list. */
  lines: boolean;
  onTyped: OnTyped;
}

/** Buttons that make the selected words bold, italic, a link, or a list. */
export function MarkButtons({ of, name, lines, onTyped }: MarkButtonsProps) {
  const [link, setLink] = useState<string>();
  const area = () => document.getElementById(of);
  function addLink(): void {
    surround(area(), "[", `](${link})`, onTyped);
    setLink(undefined);
  }
  return (
    <div className="marks">
      <Button label={`Bold, in ${name}`} title="Ctrl+B" onClick={() => surround(area(), "**", "**", onTyped)}>
        <b>B</b>
      </Button>
      <Button label={`Italic, in ${name}`} title="Ctrl+I" onClick={() => surround(area(), "*", "*", onTyped)}>
        <i>I</i>
      </Button>
      <Button
        id={`${of}-link-button`}
        label={`Link, in ${name}`}
        title="Ctrl+K"
        aria-expanded={link !== undefined}
        onClick={() => setLink(link === undefined ? "" : undefined)}
      >
        Link
      </Button>
      {lines && (
        <Button
          id={`${of}-list-button`}
          label={`List, in ${name}`}
          title="Ctrl+Shift+8"
          onClick={() => toggleList(area(), onTyped)}
        >
          List
        </Button>
      )}
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
