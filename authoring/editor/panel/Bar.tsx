import { ChevronsUpDown, Redo2, Undo2 } from "lucide-react";
import { memo, useDeferredValue, useState } from "react";
import type { Choices } from "../contract.ts";
import type { UndoRedo } from "./commands/useUndoRedo.ts";
import { useForm } from "./context.ts";
import type { Open } from "./dialogs/Dialogs.tsx";
import { type Draft, isUnsaved } from "./draft/draft.ts";
import { unsavedFiles } from "./draft/keep.ts";
import type { Where } from "./draft/useDraft.ts";

interface BarProps {
  draft: Draft;
  undoRedo: UndoRedo;
  asText: boolean;
  onText(asText: boolean): void;
  onGo(where: Where): void;
  onSave(): void;
  onShow(dialog: Open): void;
}

/** The bar above every form: the page, undo and redo, and saving. */
export function Bar({ draft, undoRedo, asText, onText, onGo, onSave, onShow }: BarProps) {
  const [tall, setTall] = useState(false);
  const unsaved = isUnsaved(draft);
  const errors = draft.problems.filter(({ severity }) => severity === "error").length;
  const said = draft.saving ? "Saving …" : unsaved ? "Not saved" : "Saved";
  return (
    <header className="bar">
      <div className="bar-line">
        <PageSelect draft={draft} onGo={onGo} />
        <button type="button" onClick={() => onShow("new")}>
          New …
        </button>
        <button
          type="button"
          className="taller"
          aria-pressed={tall}
          aria-label="More room for the form"
          onClick={() => setTall(!tall)}
        >
          <ChevronsUpDown aria-hidden />
        </button>
        <a className="close" href={draft.url ?? "/"}>
          Close<span className="sr-only"> the editor</span>
        </a>
      </div>
      <div className="bar-line moves">
        <button
          type="button"
          aria-disabled={draft.past.length === 0 && draft.waiting.length === 0 && !undoRedo.undoes}
          onClick={undoRedo.undo}
          aria-label="Undo"
          title={undoRedo.undoes && `Undo: ${undoRedo.undoes}`}
        >
          <Undo2 aria-hidden />
        </button>
        <button
          type="button"
          aria-disabled={draft.future.length === 0 && !undoRedo.redoes}
          onClick={undoRedo.redo}
          aria-label="Redo"
          title={undoRedo.redoes && `Redo: ${undoRedo.redoes}`}
        >
          <Redo2 aria-hidden />
        </button>
        <button type="button" onClick={() => onShow("changes")}>
          Changes
        </button>
        <button type="button" aria-pressed={asText} onClick={() => onText(!asText)}>
          Whole file
        </button>
        <span className="said">
          <span role="status">{said}</span>
          {errors > 0 && <b>, {errors} to mend</b>}
        </span>
        <button
          type="button"
          className="save"
          aria-disabled={!unsaved || draft.saving}
          onClick={() => unsaved && !draft.saving && onSave()}
        >
          Save
        </button>
      </div>
      <p role="status" className={undoRedo.said?.failed && "error"}>
        {undoRedo.said?.words}
      </p>
    </header>
  );
}

interface PageSelectProps {
  draft: Pick<Draft, "file" | "url">;
  onGo(where: Where): void;
}

const NONE: Choices["pages"] = [];

/** Selects the page to edit. The options are rendered after the form, as there may be thousands. */
function PageSelect({ draft: { file, url }, onGo }: PageSelectProps) {
  const pages = useDeferredValue(useForm().choices.pages, NONE);
  const elsewhere = unsavedFiles().filter((other) => other !== file);
  return (
    <select
      className="text"
      aria-label="Page"
      value={file}
      onChange={({ target }) => onGo({ file: target.value })}
    >
      <option value="site.yaml">The business: names, phones, hours</option>
      {url !== undefined && !pages.some((page) => page.file === file) && <option value={file}>{url}</option>}
      <Options pages={pages} unsaved={elsewhere.join("\n")} />
    </select>
  );
}

/** One option for each page; `unsaved` names files, one a line. */
const Options = memo(({ pages, unsaved }: Pick<Choices, "pages"> & { unsaved: string }) => {
  const files = unsaved.split("\n");
  return pages.map(({ file, title, draft }) => (
    <option key={file} value={file}>
      {title}
      {draft ? " (draft)" : ""}
      {files.includes(file) ? " (not saved)" : ""}
    </option>
  ));
});
