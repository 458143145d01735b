import { Redo2, Undo2 } from "lucide-react";
import type { Dispatch } from "react";
import type { Choices } from "../contract.ts";
import type { Open } from "./dialogs/Dialogs.tsx";
import { type Action, type Draft, isUnsaved } from "./draft/draft.ts";
import type { Where } from "./draft/useDraft.ts";

interface BarProps {
  draft: Draft;
  dispatch: Dispatch<Action>;
  choices: Choices;
  asText: boolean;
  onText(asText: boolean): void;
  onGo(where: Where): void;
  onShow(dialog: Open): void;
}

/** What stands above every form: which page it is, undo and redo, and saving. */
export function Bar({ draft, dispatch, choices, asText, onText, onGo, onShow }: BarProps) {
  const unsaved = isUnsaved(draft);
  const errors = draft.problems.filter(({ severity }) => severity === "error").length;
  const said = draft.saving ? "Saving …" : unsaved ? "Not saved" : "Saved";
  return (
    <header className="bar">
      <div className="bar-line">
        <select
          className="text"
          aria-label="Page"
          value={draft.file}
          onChange={({ target }) => onGo({ file: target.value })}
        >
          <option value="site.yaml">The business: names, phones, hours</option>
          {choices.pages.map(({ file, title, draft: hidden }) => (
            <option key={file} value={file}>
              {title}
              {hidden ? " (draft)" : ""}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => onShow("new")}>
          New …
        </button>
        <a className="close" href={draft.url ?? "/"}>
          Close<span className="sr-only"> the editor</span>
        </a>
      </div>
      <div className="bar-line moves">
        <button
          type="button"
          disabled={draft.past.length === 0 && draft.waiting.length === 0}
          onClick={() => dispatch({ type: "undo" })}
          aria-label="Undo"
        >
          <Undo2 aria-hidden />
        </button>
        <button
          type="button"
          disabled={draft.future.length === 0}
          onClick={() => dispatch({ type: "redo" })}
          aria-label="Redo"
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
          {said}
          {errors > 0 && <b>{errors === 1 ? ", 1 thing to mend" : `, ${errors} things to mend`}</b>}
        </span>
        <button
          type="button"
          className="save"
          disabled={!unsaved || draft.saving}
          onClick={() => dispatch({ type: "save" })}
        >
          Save
        </button>
      </div>
    </header>
  );
}
