import { useEffect, useRef, useState } from "react";
import { isMapping } from "../../content/lib/data.ts";
import type { Choices, Conflict, EditorSchemas, Opened } from "../contract.ts";
import type { Command } from "../requestTypes.ts";
import { nameOfFile } from "../words.ts";
import { type DialogKind, type Form, FormContext } from "./context.ts";
import { ErrorBanner } from "./controls.tsx";
import { AddSection } from "./dialogs/AddSection.tsx";
import { ChangesList } from "./dialogs/ChangesList.tsx";
import { ConflictDialog } from "./dialogs/ConflictDialog.tsx";
import { FindDialog } from "./dialogs/FindDialog.tsx";
import { NewPage } from "./dialogs/NewPage.tsx";
import { UndoList } from "./dialogs/UndoList.tsx";
import { Field } from "./fields/Field.tsx";
import { pathOfField } from "./focus.ts";
import { Bar } from "./forms/Bar.tsx";
import { PageForm } from "./forms/PageForm.tsx";
import { FileText } from "./forms/Problems.tsx";
import { SectionForm, sectionsOf } from "./forms/SectionForm.tsx";
import { PageFrame } from "./frame/PageFrame.tsx";
import { isHeldBack } from "./fresh.ts";
import { useNavigation } from "./navigation.ts";
import type { PanelState, Store } from "./store.ts";

interface EditorLayoutProps {
  store: Store;
  shown: PanelState;
  opened: Opened;
  schemas: EditorSchemas;
  choices: Choices;
  renew(): void;
}

const KEPT =
  "Your words are kept in this browser, even if this page is closed, and saved as soon as it is back.";
const UNKEPT =
  "This browser has no room to keep what is not saved yet: leave this page open until it is saved.";

/** The page in its frame, with the panel beside it, and the open dialog above both. */
export function EditorLayout({ store, shown, opened, schemas, choices, renew }: EditorLayoutProps) {
  const [dialog, show] = useState<DialogKind>();
  const frame = useRef<HTMLIFrameElement>(null);
  const { file, url, variables, original, stale } = opened;
  const { data, fresh } = shown;
  const problems = opened.problems.filter((problem) => problem.file !== file || !isHeldBack(problem, fresh));
  const navigation = useNavigation(file, frame, async (where) => {
    const isOpen = await store.open(where);
    if (!isOpen && url !== undefined) frame.current?.contentWindow?.location.replace(url);
  });
  const form: Form = {
    Field,
    file,
    url,
    variables,
    original,
    data,
    choices,
    renew,
    run,
    show,
    ...navigation,
    problems: problems.filter((problem) => problem.file === file),
    edit: store.edit,
    set: store.set,
    save: store.save,
    decideOn: store.decideOn,
    titleOf: (of) => nameOfFile(of) ?? choices.pages.find((page) => page.file === of)?.title ?? of,
    goTo(place) {
      show(undefined);
      navigation.goTo(place);
    },
  };
  async function run(command: Command): Promise<void> {
    const done = await store.run(command);
    if (!done.path) renew(); // pages may have been added or removed
    form.goTo({ file: done.opened.file, path: done.path ?? [] });
  }
  const turn = (what: "undo" | "redo") => void run({ do: what }).catch(store.fail);
  const onKey = useShortcuts(turn, store.save);
  const sections = url === undefined ? [] : sectionsOf(data, schemas.page, variables);
  const section = sections[navigation.selected ?? -1];
  const asText = navigation.asText || !isMapping(data);
  const isBegun = stale !== undefined && stale.file === file && isHeldBack(stale, fresh);
  return (
    <FormContext.Provider value={form}>
      <div className="editor">
        <PageFrame
          frame={frame}
          version={opened.version}
          stale={stale}
          isBegun={isBegun}
          onChanged={store.reopen}
          onKey={onKey}
        />
        <main className="panel" aria-label="Editor">
          <Bar {...shown} {...opened} asText={asText} onTurn={turn} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields in it */}
          <div className="panel-body" onBlur={({ target }) => store.touch(pathOfField(target))}>
            {!shown.isKept && <p className="error">{UNKEPT}</p>}
            <ErrorBanner error={shown.failure} next={shown.isKept ? KEPT : ""} />
            {asText ? (
              <FileText text={opened.text} />
            ) : section ? (
              <SectionForm key={section.index} section={section} count={sections.length} />
            ) : (
              <PageForm opened={{ ...opened, problems }} schemas={schemas} sections={sections} />
            )}
          </div>
        </main>
      </div>
      <OpenDialog dialog={dialog} conflict={shown.conflicts[0]} onDecide={store.decide} schemas={schemas} />
    </FormContext.Provider>
  );
}

interface OpenDialogProps extends Pick<EditorLayoutProps, "schemas"> {
  dialog: DialogKind | undefined;
  conflict: Conflict | undefined;
  onDecide(value: unknown): void;
}

/** The open dialog. A conflict with the change of somebody else has to be decided first. */
function OpenDialog({ dialog, conflict, onDecide, schemas }: OpenDialogProps) {
  if (conflict) return <ConflictDialog conflict={conflict} onDecide={onDecide} />;
  if (dialog === undefined) return null;
  if (dialog === "changes") return <ChangesList />;
  if (dialog === "undo") return <UndoList />;
  if (dialog === "new") return <NewPage />;
  if ("find" in dialog) return <FindDialog {...dialog} />;
  return <AddSection schemas={schemas} at={dialog.adding} />;
}

/** Saves, undoes and redoes by keyboard, in the panel and, by the listener that it returns, on the page. */
function useShortcuts(turn: (what: "undo" | "redo") => void, save: () => Promise<void>) {
  function onKey(event: KeyboardEvent): void {
    const isAside = event.target instanceof Element && event.target.closest("dialog") !== null;
    if ((!event.ctrlKey && !event.metaKey) || isAside) return;
    const key = event.key.toLowerCase();
    if (key === "s") void save();
    else if (key === "y" || (key === "z" && event.shiftKey)) turn("redo");
    else if (key === "z") turn("undo");
    else return;
    event.preventDefault();
  }
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return onKey;
}
