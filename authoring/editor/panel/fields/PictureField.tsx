import { useState } from "react";
import type { Edit } from "../../../../content/edit/editYaml.ts";
import { isMapping } from "../../../../content/read/data.ts";
import { labelOf } from "../../words.ts";
import { type FieldProps, idOf, useForm } from "../context.ts";
import { focusOn } from "../focus.ts";
import { Entries } from "./EntryField.tsx";
import { ProblemsAt, Remove } from "./Labelled.tsx";
import { PictureChooser } from "./PictureChooser.tsx";

/** What belongs to a picture's file, and is not true of another. */
const OF_FILE = ["mobile", "focus", "calm"];

/** A picture: seen, swapped for another, and described. */
export function PictureField({ name, node, path, value, required }: FieldProps) {
  const { edit, choices } = useForm();
  const [open, setOpen] = useState(false);
  const data = isMapping(value) ? value : {};
  const now = choices.pictures.find(({ src }) => src === data.src);
  function choose(src: string): void {
    setOpen(false);
    if (src === data.src) return;
    const { alt = "" } = choices.pictures.find((picture) => picture.src === src) ?? {};
    const gone = OF_FILE.filter((own) => own in data);
    edit(
      { do: "set", path: [...path, "src"], value: src },
      { do: "set", path: [...path, "alt"], value: alt },
      ...gone.map((own): Edit => ({ do: "remove", path: [...path, own] })),
    );
    focusOn([...path, "alt"]);
  }
  return (
    <fieldset className="group" data-field={idOf(path)} aria-describedby={`${idOf(path)}-problems`}>
      <legend>{labelOf(name)}</legend>
      {!required && <Remove path={path} label={labelOf(name)} />}
      {now && <img className="picture-now" src={now.thumb} alt="" />}
      <div className="field-head">
        <code>{String(data.src || "No picture yet")}</code>
        <button
          type="button"
          className="add"
          aria-describedby={`${idOf([...path, "src"])}-problems`}
          onClick={() => setOpen(true)}
        >
          {data.src ? "Choose another picture" : "Choose a picture"}
        </button>
      </div>
      <ProblemsAt path={[...path, "src"]} />
      {open && (
        <PictureChooser chosen={String(data.src ?? "")} onChoose={choose} onClose={() => setOpen(false)} />
      )}
      <Entries node={node} path={path} value={value} without={["src"]} />
      <ProblemsAt path={path} />
    </fieldset>
  );
}
