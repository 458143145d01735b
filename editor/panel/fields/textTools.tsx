import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useState } from "react";
import type { Variable } from "../../contract.ts";
import { Button } from "../controls.tsx";
import { LinkBox } from "./LinkField.tsx";

/** Types a text into a textarea, in place of what is selected. */
export function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true })); // as if it had been typed
}

/** Presses the button that makes the selected words bold or italic, a link, or a list, by keyboard. */
export function pressMark(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: area, ctrlKey, metaKey, shiftKey } = event;
  const list = shiftKey && "List"; // as in text processors
  const button = { b: "Bold", i: "Italic", k: "Link", "8": list, "*": list }[event.key];
  if (!button || (!ctrlKey && !metaKey)) return;
  event.preventDefault();
  document.getElementById(`${area.id}-${button}`)?.click();
}

function surround(area: HTMLTextAreaElement, before: string, after: string): void {
  const words = area.value.slice(area.selectionStart, area.selectionEnd) || "words";
  typeInto(area, before + words + after);
}

/** Makes each selected line an item of a list; if all are, makes them lines again. */
function toggleList(area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = area;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const end = value.indexOf("\n", selectionEnd) < 0 ? value.length : value.indexOf("\n", selectionEnd);
  const lines = value.slice(start, end).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  area.setSelectionRange(start, end);
  typeInto(area, lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join("\n"));
}

interface MarkButtonsProps {
  id: string;
  area: RefObject<HTMLTextAreaElement | null>;
  name: string;
  /** Whether the text may contain a list. */
  lines: boolean;
}

/** Buttons that make the selected words of a textarea bold, italic, a link, or a list. */
export function MarkButtons({ id, area, name, lines }: MarkButtonsProps) {
  const [link, setLink] = useState<string>();
  const mark = (before: string, after = before) => area.current && surround(area.current, before, after);
  const buttonFor = (what: string, shown: ReactNode, shortcut: string, props: ComponentProps<"button">) => (
    <Button id={`${id}-${what}`} label={`${what}, in ${name}`} title={shortcut} {...props}>
      {shown}
    </Button>
  );
  const openLink = () => setLink(link === undefined ? "" : undefined);
  const list = () => area.current && toggleList(area.current);
  return (
    <div className="marks">
      {buttonFor("Bold", <b>B</b>, "Ctrl+B", { onClick: () => mark("**") })}
      {buttonFor("Italic", <i>I</i>, "Ctrl+I", { onClick: () => mark("*") })}
      {buttonFor("Link", "Link", "Ctrl+K", { onClick: openLink, "aria-expanded": link !== undefined })}
      {lines && buttonFor("List", "List", "Ctrl+Shift+8", { onClick: list })}
      {link !== undefined && (
        <div className="link-line">
          <LinkBox id={`${id}-link`} aria-label="Leads to" link={link} onLink={setLink} />
          <Button
            label="Add the link"
            disabled={link === ""}
            onClick={() => {
              mark("[", `](${link})`);
              setLink(undefined);
            }}
          >
            Add
          </Button>
        </div>
      )}
    </div>
  );
}

interface CompletionsProps {
  id: string;
  offered: readonly Variable[];
  onChoose(name: string): void;
  onClose(): void;
}

/** The suggested variables, each with its value. The arrow keys move through them. */
export function Completions({ id, offered, onChoose, onClose }: CompletionsProps) {
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
