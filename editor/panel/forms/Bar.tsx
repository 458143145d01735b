import { useDeferredValue, useMemo, useState } from "react";
import type { Choices, Opened } from "../../contract.ts";
import { atPlaces, nameOfFile } from "../../words.ts";
import { useForm } from "../context.ts";
import { Button, Select } from "../controls.tsx";
import { useStaleFact } from "../staleFact.ts";
import type { PanelState } from "../store.ts";
import { SiteStanding } from "./SiteStanding.tsx";

interface BarProps
  extends Pick<PanelState, "isSaved" | "failure" | "message" | "replaced">,
    Pick<Opened, "undoes" | "redoes" | "version"> {
  asText: boolean;
  onTurn(what: "undo" | "redo"): void;
}

/** The bar above every form: the page, undo and redo, and whether all is saved. */
export function Bar({
  isSaved,
  failure,
  message,
  replaced,
  version,
  undoes,
  redoes,
  asText,
  onTurn,
}: BarProps) {
  const { url, problems, show, showText } = useForm();
  const elsewhere = useStaleFact(replaced, version);
  const [room, give] = useState<"form" | "page">();
  const giving = (what: "form" | "page") => ({
    "aria-pressed": room === what,
    onClick: () => give(room === what ? undefined : what),
  });
  const [isNarrow, narrow] = useState(false);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return (
    <header className="bar">
      <div className="bar-line">
        <PageSelect />
        <Button onClick={() => show("new")}>New …</Button>
        <Button
          className="taller"
          label="More room for the form"
          icon="chevrons-up-down"
          {...giving("form")}
        />
        <Button className="lower" label="The page alone" icon="monitor" {...giving("page")} />
        <Button
          className="narrower"
          label="The page as on a phone"
          title="The page as on a phone"
          icon="smartphone"
          aria-pressed={isNarrow}
          onClick={() => narrow(!isNarrow)}
        />
        <a className="close" href={url ?? "/"}>
          Close<span className="sr-only"> the editor</span>
        </a>
      </div>
      <div className="bar-line moves">
        <Button
          label="Undo"
          icon="undo"
          title={undoes && `Undo: ${undoes}`}
          aria-disabled={isSaved && undoes === undefined}
          onClick={() => onTurn("undo")}
        />
        <Button
          label="Redo"
          icon="redo"
          title={redoes && `Redo: ${redoes}`}
          aria-disabled={redoes === undefined}
          onClick={() => onTurn("redo")}
        />
        <Button label="What can be taken back" icon="clock" onClick={() => show("undo")} />
        <Button onClick={() => show("changes")}>Changes</Button>
        <Button onClick={() => show({ find: "" })}>Find</Button>
        <Button aria-pressed={asText} onClick={() => showText(!asText)}>
          Whole file
        </Button>
        <span className="saved">
          <span role="status">
            {isSaved ? "Saved" : failure === undefined ? "Saving …" : "Not saved yet"}
          </span>
          {errors > 0 && <b>, {errors} to mend</b>}
        </span>
      </div>
      <SiteStanding isSaved={isSaved} version={version} />
      <p role="status">{message}</p>
      <div role="status">
        {elsewhere && (
          <Button className="quiet" onClick={() => show(elsewhere)}>
            “{elsewhere.find}” stands elsewhere too, {atPlaces(elsewhere.count)}
          </Button>
        )}
      </div>
    </header>
  );
}

const NONE: Choices["pages"] = [];

/** Selects the page to edit. The options are rendered after the form, as there may be thousands. */
function PageSelect() {
  const { file, url = "", choices, open } = useForm();
  const { words } = choices;
  const pages = useDeferredValue(choices.pages, NONE);
  const isListed = url === "" || pages.some((page) => page.file === file);
  const options = useMemo(() => {
    const titles = pages.map((page) => [page.file, page.title + (page.draft ? " (draft)" : "")] as const);
    const business = ["site.yaml", `${nameOfFile("site.yaml")}: names, phones, hours`] as const;
    const around = words.map((of) => [of, nameOfFile(of) ?? of] as const);
    return [business, ...around, ...(isListed ? [] : [[file, url] as const]), ...titles];
  }, [pages, words, isListed, file, url]);
  return (
    <Select aria-label="Page" value={file} options={options} onChoose={(next) => open({ file: next })} />
  );
}
