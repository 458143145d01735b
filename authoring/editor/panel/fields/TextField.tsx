import { useLayoutEffect, useRef, useState } from "react";
import { type FieldProps, idOf, useForm, useProblems } from "../context.ts";
import { Labelled } from "./Labelled.tsx";
import { MarkButtons } from "./MarkButtons.tsx";
import { begun, keepWhole, type Typed } from "./wholeVariables.ts";

const MARKED = ["inlineMarkdown", "paragraphs", "markdown"];
const OFFERED = 8;

/** A text, as long as it likes; with buttons for bold, italic and links where it may hold them. */
export function TextField(props: FieldProps) {
  const { node, path, value } = props;
  const { edit } = useForm();
  const text = typeof value === "string" ? value : "";
  return (
    <Labelled {...props}>
      <TextBox
        id={idOf(path)}
        text={text}
        lines={node.holds === "markdown" || node.holds === "paragraphs"}
        marks={MARKED.includes(node.holds ?? "")}
        invalid={useProblems(path).some(({ severity }) => severity === "error")}
        onText={(written) => edit({ do: "set", path, value: written })}
      />
    </Labelled>
  );
}

interface TextBoxProps {
  id: string;
  text: string;
  /** Whether it may hold line breaks. */
  lines: boolean;
  marks: boolean;
  invalid: boolean;
  /** What it is called, where no label says it. */
  label?: string;
  onText(text: string): void;
}

/** A box to type in that grows with its text, offers variables after ${, and never breaks one. */
export function TextBox({ id, text, lines, marks, invalid, label, onText }: TextBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<number>(undefined);
  const [name, offer] = useState<string>();
  const { variables } = useForm();
  const offered =
    name === undefined ? [] : variables.filter((one) => one.name.includes(name)).slice(0, OFFERED);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    if (cursor.current !== undefined && document.activeElement === area)
      area.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  }, [text]);

  function write(typed: Typed): void {
    cursor.current = typed.cursor;
    onText(lines ? typed.text : typed.text.replace(/\n/g, " "));
  }
  function type(area: HTMLTextAreaElement): void {
    const typed = keepWhole(text, { text: area.value, cursor: area.selectionStart });
    offer(begun(typed));
    write(typed);
  }
  function insert(variable: string): void {
    const at = box.current?.selectionStart ?? text.length;
    const start = text.slice(0, at).lastIndexOf("${");
    const written = `${text.slice(0, start)}\${${variable}}`;
    offer(undefined);
    write({ text: written + text.slice(at), cursor: written.length });
    box.current?.focus();
  }

  return (
    <>
      {marks && <MarkButtons box={box} onTyped={write} of={id} />}
      <textarea
        ref={box}
        id={id}
        className="text"
        rows={lines ? 6 : 1}
        value={text}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={label ? undefined : `${id}-help ${id}-problems`}
        onChange={({ target }) => type(target)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && name !== undefined) offer(undefined);
          if (event.key === "Enter" && !lines) event.preventDefault();
        }}
      />
      {offered.length > 0 && (
        <ul className="offers" aria-label="Names that can stand here">
          {offered.map((variable) => (
            <li key={variable.name}>
              <button type="button" onClick={() => insert(variable.name)}>
                <code>{variable.name}</code> {variable.value}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
