import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { labelOf } from "../../words.ts";
import { type FieldProps, useFieldAttributes, useForm } from "../context.ts";
import { Button } from "../controls.tsx";
import { fieldId } from "../focus.ts";
import { pastedText, roomIn } from "./paste.ts";
import { Completions, MarkButtons, pressMark, typeInto } from "./textTools.tsx";
import { begun, completionsFor, keepWhole } from "./wholeVariables.ts";

/** A button that starts a variable at the cursor of a text field. */
export function InsertButton({ name, path }: FieldProps) {
  if (useForm().variables.length === 0) return null;
  function begin(): void {
    const area = document.getElementById(fieldId(path));
    if (area instanceof HTMLTextAreaElement) typeInto(area, "${");
  }
  return (
    <Button
      className="quiet insert"
      label={`Insert … into ${labelOf(name)}`}
      title="A name, a phone or a fact, kept true by itself"
      onClick={begin}
    >
      Insert …
    </Button>
  );
}

interface TextFieldProps extends FieldProps {
  /** Whether it is an item of a list, on one plain line: `name` then is its accessible name. */
  isItem?: true;
}

/**
 * A textarea that grows with its text, suggests variables after ${, and never breaks one; with buttons for bold, italic
 * and links if it may contain Markdown.
 */
export function TextField({ name, node, path, value, isItem }: TextFieldProps) {
  const text = typeof value === "string" ? value : "";
  const holds = isItem ? undefined : node.holds;
  const { marks, lines } = roomIn(holds);
  const area = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number>(undefined);
  const [begunName, offer] = useState<string>();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const tied = useFieldAttributes(path);
  const { id } = tied;
  const { variables, set } = useForm();

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text
  useLayoutEffect(() => {
    if (cursor.current !== undefined && document.activeElement === area.current)
      area.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  }, [text]);

  function type({ value, selectionStart }: HTMLTextAreaElement): void {
    const typed = keepWhole(text, { text: value, cursor: selectionStart });
    offer(begun(typed));
    cursor.current = typed.cursor;
    set(path, lines ? typed.text : typed.text.replace(/\n/g, " "));
  }
  /** Replaces the variable that is being typed, if the cursor is still there; without an argument, removes it. */
  function finish(written = ""): void {
    const at = area.current?.selectionStart ?? 0;
    const name = begun({ text, cursor: at });
    if (name !== undefined) area.current?.setSelectionRange(at - name.length - "${".length, at);
    if (name !== undefined && area.current) typeInto(area.current, written);
    offer(undefined);
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { clipboardData: data, currentTarget: area } = event;
    const pasted = pastedText(data.getData("text/html"), data.getData("text/plain"), holds);
    setDropped(pasted?.dropped ?? []);
    if (pasted?.text) event.preventDefault();
    if (pasted?.text) typeInto(area, pasted.text);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === "Enter" && !lines) event.preventDefault();
    if (marks) pressMark(event);
    if (begunName === undefined) return;
    if (event.key === "Escape") finish();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    document.getElementById(`${id}-offers`)?.querySelector("button")?.focus();
  }

  return (
    <>
      {marks && <MarkButtons id={id} area={area} name={labelOf(name)} lines={lines} />}
      <textarea
        {...tied}
        ref={area}
        className="text"
        rows={lines ? 6 : 1}
        value={text}
        aria-label={isItem && name}
        onChange={({ target }) => type(target)}
        onKeyDown={press}
        onPaste={paste}
      />
      <p className="help" role="status">
        {dropped.length > 0 && `Pasted, without what this text cannot hold: ${dropped.join(", ")}.`}
      </p>
      {begunName !== undefined && (
        <Completions
          id={id}
          offered={completionsFor(begunName, text, variables)}
          onChoose={(chosen) => finish(`\${${chosen}}`)}
          onClose={finish}
        />
      )}
    </>
  );
}
