import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Path } from "../../../../content/read/path.ts";
import { labelOf } from "../../words.ts";
import { type FieldProps, useForm, useTied } from "../context.ts";
import { Labelled } from "./Labelled.tsx";
import { MarkButtons, Offers } from "./textTools.tsx";
import { begun, keepWhole, offersFor, type Typed } from "./wholeVariables.ts";

const MARKED = ["inlineMarkdown", "paragraphs", "markdown"];

/** A text, as long as it likes; with buttons for bold, italic and links where it may hold them. */
export function TextField(props: FieldProps) {
  const { name, node, path, value } = props;
  const { edit, variables } = useForm();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = typeof value === "string" ? value : "";
  function begin(): void {
    const area = box.current;
    if (!area) return;
    area.focus();
    area.setRangeText("${", area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new Event("input", { bubbles: true })); // as if it had been typed
  }
  const insert = (
    <button
      type="button"
      className="quiet insert"
      onClick={begin}
      title="A name, a phone or a fact, kept true by itself"
    >
      Insert …<span className="sr-only"> into {labelOf(name)}</span>
    </button>
  );
  return (
    <Labelled {...props} tools={variables.length > 0 && insert}>
      <TextBox
        box={box}
        path={path}
        name={labelOf(name)}
        text={text}
        lines={node.holds === "markdown" || node.holds === "paragraphs"}
        marks={MARKED.includes(node.holds ?? "")}
        onText={(written) => edit({ do: "set", path, value: written })}
      />
    </Labelled>
  );
}

interface TextBoxProps {
  box?: RefObject<HTMLTextAreaElement | null>;
  path: Path;
  text: string;
  /** Whether it may hold line breaks. */
  lines: boolean;
  marks: boolean;
  /** What it is called. */
  name: string;
  /** Whether no label says that. */
  bare?: true;
  onText(text: string): void;
}

/** A box to type in that grows with its text, offers variables after ${, and never breaks one. */
export function TextBox({ box, path, text, lines, marks, name, bare, onText }: TextBoxProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = box ?? own;
  const cursor = useRef<number>(undefined);
  const [begunName, offer] = useState<string>();
  const tied = useTied(path);
  const { id } = tied;
  const { variables } = useForm();

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text
  useLayoutEffect(() => {
    if (cursor.current !== undefined && document.activeElement === area.current)
      area.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  }, [text]);

  function write(typed: Typed): void {
    cursor.current = typed.cursor;
    onText(lines ? typed.text : typed.text.replace(/\n/g, " "));
  }
  function type({ value, selectionStart }: HTMLTextAreaElement): void {
    const typed = keepWhole(text, { text: value, cursor: selectionStart });
    offer(begun(typed));
    write(typed);
  }
  /** Puts something in place of a name that was begun. */
  function finish(written: string): void {
    const at = area.current?.selectionStart ?? text.length;
    const before = text.slice(0, Math.max(0, text.slice(0, at).lastIndexOf("${"))) + written;
    offer(undefined);
    area.current?.focus();
    write({ text: before + text.slice(at), cursor: before.length });
  }

  return (
    <>
      {marks && <MarkButtons box={area} onTyped={write} of={id} name={name} />}
      <textarea
        {...tied}
        ref={area}
        className="text"
        rows={lines ? 6 : 1}
        value={text}
        aria-label={bare && name}
        onChange={({ target }) => type(target)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !lines) event.preventDefault();
          if (begunName === undefined) return;
          if (event.key === "Escape") finish("");
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          document.getElementById(`${id}-offers`)?.querySelector("button")?.focus();
        }}
      />
      {begunName !== undefined && (
        <Offers
          id={id}
          offered={offersFor(begunName, text, variables)}
          onChoose={(chosen) => finish(`\${${chosen}}`)}
          onClose={() => finish("")}
        />
      )}
    </>
  );
}
