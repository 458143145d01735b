import { type PointerEvent, useState } from "react";
import { type Edit, isMapping } from "../../../content/lib/data.ts";
import { uploadPicture } from "../api.ts";
import { type FieldProps, useForm } from "../context.ts";
import { Button, ErrorBanner, Input, useTask } from "../controls.tsx";
import { Dialog } from "../dialogs/Dialog.tsx";
import { fieldId, focusOn } from "../focus.ts";
import { Entries } from "./EntryField.tsx";
import { ProblemsAt } from "./ProblemsAt.tsx";

/** Properties that describe the file, and are removed when another file is chosen. */
const OF_FILE = ["mobile", "focus", "calm", "illustration"];

/** A picture: a preview, a button to choose another, and its description. */
export function PictureField({ node, path, value }: FieldProps) {
  const { edit, set, choices } = useForm();
  const [open, setOpen] = useState(false);
  const data = isMapping(value) ? value : {};
  const src = [...path, "src"];
  const isCropped = node.properties.some(([name]) => name === "focus");
  const now = choices.pictures.find(({ src }) => src === data.src);
  function choose(chosen: string): void {
    setOpen(false);
    if (chosen === data.src) return;
    const { alt = "" } = choices.pictures.find((picture) => picture.src === chosen) ?? {};
    const gone = OF_FILE.filter((name) => name in data);
    edit(
      { do: "set", path: src, value: chosen },
      { do: "set", path: [...path, "alt"], value: alt },
      ...gone.map((name): Edit => ({ do: "remove", path: [...path, name] })),
    );
    focusOn([...path, "alt"]);
  }
  return (
    <>
      {now && isCropped && (
        <FocusPicker
          thumb={now.thumb}
          focus={data.focus}
          onChoose={(focus) => set([...path, "focus"], focus)}
        />
      )}
      {now && !isCropped && <img className="picture-now" src={now.thumb} alt="" />}
      <div className="field-head">
        <code>{String(data.src || "No picture yet")}</code>
        <Button className="add" aria-describedby={`${fieldId(src)}-problems`} onClick={() => setOpen(true)}>
          {data.src ? "Choose another picture" : "Choose a picture"}
        </Button>
      </div>
      <ProblemsAt path={src} />
      {open && <PictureChooser chosen={data.src} onChoose={choose} onClose={() => setOpen(false)} />}
      <Entries node={node} path={path} value={value} without={["src"]} />
    </>
  );
}

type FocusPickerProps = { thumb: string; focus: unknown; onChoose(focus: string): void };

/** The uncropped picture. A click sets the point that stays in view, which can also be typed in the field below. */
function FocusPicker({ thumb, focus, onChoose }: FocusPickerProps) {
  const [left = "50%", top = "50%"] = typeof focus === "string" ? focus.split(" ") : [];
  const percent = (part: number) => `${Math.min(100, Math.max(0, Math.round(part * 100)))}%`;
  function point({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>): void {
    if (buttons === 0) return;
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    onChoose(`${percent((clientX - x) / width)} ${percent((clientY - y) / height)}`);
  }
  return (
    <>
      <div
        className="focus-picker"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
      >
        <img src={thumb} alt="" draggable={false} />
        {focus !== undefined && (
          <svg aria-hidden="true">
            <circle cx={left} cy={top} r="6" />
          </svg>
        )}
      </div>
      <p className="help">Click, or drag, on the picture to say what stays in view where it is cut.</p>
    </>
  );
}

type PictureChooserProps = { chosen: unknown; onChoose(src: string): void; onClose(): void };

/** All pictures of the site to choose one from, and a place to drop a new one. */
function PictureChooser({ chosen, onChoose, onClose }: PictureChooserProps) {
  const { choices, renew } = useForm();
  const [wanted, setWanted] = useState("");
  const { error, start } = useTask();
  function take(file: File | undefined): void {
    if (!file) return;
    start(async () => {
      const { src } = await uploadPicture(file);
      renew();
      onChoose(src);
    });
  }
  const words = wanted.toLowerCase();
  const found = choices.pictures.filter(({ src, alt, pages }) =>
    [src, alt, ...pages].join(" ").toLowerCase().includes(words),
  );
  const tools = (
    <>
      <Input
        type="search"
        aria-label="Find a picture"
        placeholder="Find a picture"
        value={wanted}
        onText={setWanted}
      />
      <label className="add file">
        Add a new one
        <input
          type="file"
          className="sr-only"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
    </>
  );
  return (
    <Dialog
      title="Choose a picture"
      tools={tools}
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <p className="help">Or drop a file here. A picture that is too large is made smaller by itself.</p>
      <ErrorBanner error={error} />
      <ul className="pictures">
        {found.map(({ src, thumb, alt, pages }) => (
          <li key={src}>
            <Button aria-pressed={src === chosen} onClick={() => onChoose(src)}>
              <img src={thumb} alt={alt} loading="lazy" />
              <span>{src}</span>
              <small>{pages.length === 0 ? "Not used yet" : `On ${pages.slice(0, 3).join(", ")}`}</small>
              {pages.length > 3 && <small>and {pages.length - 3} more</small>}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
