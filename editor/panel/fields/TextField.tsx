import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { Path } from "../../../content/lib/data.ts";
import { MARKED } from "../../../content/validate/annotatedTexts.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import { labelOf } from "../../words.ts";
import { type FieldProps, useFieldAttributes, useForm } from "../context.ts";
import { Button } from "../controls.tsx";
import { fieldId } from "../focus.ts";
import { pastedText } from "./paste.ts";
import { Completions, MarkButtons, pressMark, typeInto } from "./textTools.tsx";
import { begun, completionsFor, keepWhole } from "./wholeVariables.ts";

/** A field for a text of any length, with buttons for bold, italic and links if it may contain Markdown. */
export function TextField({ name, node, path, value }: FieldProps) {
  const { set } = useForm();
  const { holds } = node;
  return (
    <TextBox
      path={path}
      name={labelOf(name)}
      text={typeof value === "string" ? value : ""}
      holds={holds}
      onText={(text) => set(path, text)}
    />
  );
}

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

interface TextBoxProps {
  path: Path;
  text: string;
  /** What the text is, which says whether it may contain line breaks and Markdown. */
  holds?: SchemaNode["holds"];
  name: string;
  /** Whether there is no label: `name` then is the accessible name. */
  bare?: true;
  onText(text: string): void;
}

/** A textarea that grows with its text, suggests variables after ${, and never breaks one. */
export function TextBox({ path, text, holds, name, bare, onText }: TextBoxProps) {
  const marks = holds !== undefined && MARKED.includes(holds);
  const lines = holds === "markdown" || holds === "paragraphs";
  const area = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number>(undefined);
  const [begunName, offer] = useState<string>();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const tied = useFieldAttributes(path);
  const { id } = tied;
  const { variables } = useForm();

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
    onText(lines ? typed.text : typed.text.replace(/\n/g, " "));
  }
  /** Replaces the variable that is being typed; without an argument, removes it. */
  function finish(written = ""): void {
    const at = area.current?.selectionStart;
    area.current?.setSelectionRange(Math.max(0, text.slice(0, at).lastIndexOf("${")), at ?? 0);
    if (area.current) typeInto(area.current, written);
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
      {marks && <MarkButtons id={id} area={area} name={name} lines={lines} />}
      <textarea
        {...tied}
        ref={area}
        className="text"
        rows={lines ? 6 : 1}
        value={text}
        aria-label={bare && name}
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
