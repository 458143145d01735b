import { useRef } from "react";
import { labelOf } from "../../words.ts";
import { type FieldProps, useForm } from "../context.ts";
import { Labelled } from "./Labelled.tsx";
import { TextBox } from "./TextBox.tsx";

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
