import { useDeferredValue, useMemo, useState } from "react";
import type { Standing } from "../../contract.ts";
import type { Choices } from "../../server/choices.ts";
import { atPlaces, nameOfFile } from "../../words.ts";
import { useAnswer, useStaleFact } from "../answers.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Button, Select } from "../controls.tsx";
import { ChangesList } from "../dialogs/ChangesList.tsx";
import { FindDialog } from "../dialogs/FindDialog.tsx";
import { NewPage } from "../dialogs/NewPage.tsx";
import { UndoList } from "../dialogs/UndoList.tsx";

const PHONE = "The page as on a phone";
const VIEWS = [
  { className: "taller", label: "More room for the form", icon: "chevrons-up-down" },
  { className: "lower", label: "The page alone", icon: "monitor" },
  { className: "narrower", label: PHONE, title: PHONE, icon: "smartphone" },
] as const;

const PAUSE = 800; // milliseconds after the last change

/** How the open file stands to the site. */
const STANDINGS: Record<Standing, string> = {
  changed: "Not on the site yet: “Changes” hands it in.",
  handedIn: "Handed in. It is not on the site before somebody has looked at it.",
  live: "As on the site.",
  behind: "Others have changed this page on the site: “Changes” brings it in.",
};

/** The bar above every form: the page, undo and redo, and whether all is saved. */
export function Bar() {
  const form = useForm();
  const { file, url, version, problems, isSaved, undoes, redoes, asText, show, turn } = form;
  const elsewhere = useStaleFact();
  const look = (file: string) => ask("standing", { file });
  const standing = useAnswer(isSaved ? file : undefined, look, version, PAUSE);
  const [view, setView] = useState<string>();
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return (
    <header className="bar">
      <div className="bar-line">
        <PageSelect />
        <Button onClick={() => show(<NewPage />)}>New …</Button>
        {VIEWS.map((button) => (
          <Button
            key={button.className}
            {...button}
            aria-pressed={view === button.className}
            onClick={() => setView(view === button.className ? undefined : button.className)}
          />
        ))}
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
          onClick={() => turn("undo")}
        />
        <Button
          label="Redo"
          icon="redo"
          title={redoes && `Redo: ${redoes}`}
          aria-disabled={redoes === undefined}
          onClick={() => turn("redo")}
        />
        <Button label="What can be taken back" icon="clock" onClick={() => show(<UndoList />)} />
        <Button onClick={() => show(<ChangesList />)}>Changes</Button>
        <Button onClick={() => show(<FindDialog find="" />)}>Find</Button>
        <Button aria-pressed={asText} onClick={() => form.showText(!asText)}>
          Whole file
        </Button>
        <span className="saved">
          <span role="status">
            {isSaved ? "Saved" : form.failure === undefined ? "Saving …" : "Not saved yet"}
          </span>
          {errors > 0 && <b>, {errors} to mend</b>}
        </span>
      </div>
      <p className="standing">{standing ? STANDINGS[standing] : "\u00a0"}</p>
      <p role="status">{form.message}</p>
      <div role="status">
        {elsewhere && (
          <Button className="quiet" onClick={() => show(<FindDialog {...elsewhere} />)}>
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
