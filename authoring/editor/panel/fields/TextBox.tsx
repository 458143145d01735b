import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useForm } from "../context.ts";
import { MarkButtons } from "./MarkButtons.tsx";
import { Offers } from "./Offers.tsx";
import { begun, keepWhole, offersFor, type Typed } from "./wholeVariables.ts";

interface TextBoxProps {
  box?: RefObject<HTMLTextAreaElement | null>;
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
export function TextBox({ box, id, text, lines, marks, invalid, label, onText }: TextBoxProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = box ?? own;
  const cursor = useRef<number>(undefined);
  const [name, offer] = useState<string>();
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
      {marks && <MarkButtons box={area} onTyped={write} of={id} />}
      <textarea
        ref={area}
        id={id}
        className="text"
        rows={lines ? 6 : 1}
        value={text}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={label ? undefined : `${id}-help ${id}-problems`}
        onChange={({ target }) => type(target)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !lines) event.preventDefault();
          if (name === undefined) return;
          if (event.key === "Escape") finish("");
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          document.getElementById(`${id}-offers`)?.querySelector("button")?.focus();
        }}
      />
      {name !== undefined && (
        <Offers
          id={id}
          offered={offersFor(name, text, variables)}
          onChoose={(chosen) => finish(`\${${chosen}}`)}
          onClose={() => finish("")}
        />
      )}
    </>
  );
}
