import { useState } from "react";
import type { Edit } from "../../../../content/edit/editYaml.ts";
import { isMapping } from "../../../../content/read/data.ts";
import { errorMessage, uploadPicture } from "../api.ts";
import { type FieldProps, fieldId, useForm } from "../context.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import { ErrorBanner } from "../ErrorBanner.tsx";
import { focusOn } from "../focus.ts";
import { Entries } from "./EntryField.tsx";
import { FieldGroup, ProblemsAt } from "./Labelled.tsx";

/** Entries that describe the file and are removed when another one is chosen. */
const OF_FILE = ["mobile", "focus", "calm"];

/** A picture: a preview, a button to choose another, and its description. */
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
    <FieldGroup name={name} path={path} required={required}>
      {now && <img className="picture-now" src={now.thumb} alt="" />}
      <div className="field-head">
        <code>{String(data.src || "No picture yet")}</code>
        <button
          type="button"
          className="add"
          aria-describedby={`${fieldId([...path, "src"])}-problems`}
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
    </FieldGroup>
  );
}

interface PictureChooserProps {
  chosen: string;
  onChoose(src: string): void;
  onClose(): void;
}

/** All pictures of the site to choose one from, and a place to drop a new one. */
function PictureChooser({ chosen, onChoose, onClose }: PictureChooserProps) {
  const { choices, renew } = useForm();
  const [wanted, setWanted] = useState("");
  const [trouble, setTrouble] = useState<string>();
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const { src } = await uploadPicture(file);
      renew();
      onChoose(src);
    } catch (error) {
      setTrouble(errorMessage(error));
    }
  }
  const found = choices.pictures.filter(({ src, alt }) =>
    `${src} ${alt}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <Dialog
      title="Choose a picture"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      tools={
        <>
          <input
            className="text"
            type="search"
            aria-label="Find a picture"
            placeholder="Find a picture"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <label className="add file">
            Add a new one
            <input
              type="file"
              className="sr-only"
              accept="image/jpeg,image/png,image/webp"
              onChange={({ target }) => void take(target.files?.[0])}
            />
          </label>
        </>
      }
    >
      <p className="help">Or drop a file here. A picture that is too large is made smaller by itself.</p>
      <ErrorBanner words={trouble} />
      <ul className="pictures">
        {found.map(({ src, thumb, alt }) => (
          <li key={src}>
            <button type="button" aria-pressed={src === chosen} onClick={() => onChoose(src)}>
              <img src={thumb} alt={alt} loading="lazy" />
              <span>{src}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
