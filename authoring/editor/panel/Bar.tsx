import { ChevronsUpDown, Redo2, Undo2 } from "lucide-react";
import { memo, useDeferredValue, useState } from "react";
import type { Choices, Opened } from "../contract.ts";
import { useForm } from "./context.ts";
import type { Shown, Where } from "./store.ts";

interface BarProps {
  shown: Shown;
  opened: Opened;
  asText: boolean;
  onText(asText: boolean): void;
  onGo(where: Where): void;
  onTurn(what: "undo" | "redo"): void;
  onShow(dialog: "new" | "changes"): void;
}

/** The bar above every form: the page, undo and redo, and whether all is saved. */
export function Bar({ shown, opened, asText, onText, onGo, onTurn, onShow }: BarProps) {
  const [tall, setTall] = useState(false);
  const { file, url, problems, undoes, redoes } = opened;
  const { isSaved, message } = shown;
  const errors = problems.filter((one) => one.file === file && one.severity === "error").length;
  return (
    <header className="bar">
      <div className="bar-line">
        <PageSelect onGo={onGo} />
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
        <a className="close" href={url ?? "/"}>
          Close<span className="sr-only"> the editor</span>
        </a>
      </div>
      <div className="bar-line moves">
        <button
          type="button"
          aria-disabled={isSaved && undoes === undefined}
          onClick={() => onTurn("undo")}
          aria-label="Undo"
          title={undoes && `Undo: ${undoes}`}
        >
          <Undo2 aria-hidden />
        </button>
        <button
          type="button"
          aria-disabled={redoes === undefined}
          onClick={() => onTurn("redo")}
          aria-label="Redo"
          title={redoes && `Redo: ${redoes}`}
        >
          <Redo2 aria-hidden />
        </button>
        <button type="button" onClick={() => onShow("changes")}>
          Changes
        </button>
        <button type="button" aria-pressed={asText} onClick={() => onText(!asText)}>
          Whole file
        </button>
        <span className="saved">
          <span role="status">{isSaved ? "Saved" : "Saving …"}</span>
          {errors > 0 && <b>, {errors} to mend</b>}
        </span>
      </div>
      <p role="status">{message}</p>
    </header>
  );
}

const NONE: Choices["pages"] = [];

/** Selects the page to edit. The options are rendered after the form, as there may be thousands. */
function PageSelect({ onGo }: Pick<BarProps, "onGo">) {
  const { file, url, choices } = useForm();
  const pages = useDeferredValue(choices.pages, NONE);
  return (
    <select
      className="text"
      aria-label="Page"
      value={file}
      onChange={({ target }) => onGo({ file: target.value })}
    >
      <option value="site.yaml">The business: names, phones, hours</option>
      {url !== undefined && !pages.some((page) => page.file === file) && <option value={file}>{url}</option>}
      <Options pages={pages} />
    </select>
  );
}

const Options = memo(({ pages }: Pick<Choices, "pages">) =>
  pages.map(({ file, title, draft }) => (
    <option key={file} value={file}>
      {title}
      {draft ? " (draft)" : ""}
    </option>
  )),
);
