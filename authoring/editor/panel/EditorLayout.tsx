import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isMapping } from "../../../content/read/data.ts";
import type { Choices, Command, EditorSchemas, Opened } from "../contract.ts";
import { Bar } from "./Bar.tsx";
import { FormContext, type Place } from "./context.ts";
import { AddSection } from "./dialogs/AddSection.tsx";
import { ChangesList } from "./dialogs/ChangesList.tsx";
import { ConflictDialog } from "./dialogs/ConflictDialog.tsx";
import { NewPage } from "./dialogs/NewPage.tsx";
import { ErrorBanner } from "./ErrorBanner.tsx";
import { Field } from "./fields/Field.tsx";
import { FileText } from "./forms/FileText.tsx";
import { PageForm } from "./forms/PageForm.tsx";
import { SectionForm } from "./forms/SectionForm.tsx";
import { blockNode, sectionsOf } from "./forms/sections.ts";
import { PageFrame } from "./PageFrame.tsx";
import type { Shown, Store } from "./store.ts";
import { useNavigation } from "./useNavigation.ts";

/** The open dialog: the changes, a new page, or the kinds of sections to add at an index. */
export type Open = "changes" | "new" | { adding: number };

interface EditorLayoutProps {
  store: Store;
  shown: Shown;
  opened: Opened;
  schemas: EditorSchemas;
  choices: Choices;
  /** Requests the choices again. */
  renew(): void;
}

/** The page in its frame, with the panel beside it, and the open dialog above both. */
export function EditorLayout({ store, shown, opened, schemas, choices, renew }: EditorLayoutProps) {
  const [dialog, show] = useState<Open>();
  const frame = useRef<HTMLIFrameElement>(null);
  const { file, url, variables, problems } = opened;
  const { data } = shown;
  const navigation = useNavigation(file, frame, async (where) => {
    const isOpen = await store.open(where);
    if (!isOpen && url !== undefined) frame.current?.contentWindow?.location.replace(url);
  });
  const { selected, choose } = navigation;
  const own = useMemo(() => problems.filter((one) => one.file === file), [problems, file]);

  async function run(command: Command): Promise<void> {
    const { opened: next, path } = await store.run(command);
    if (!path) renew(); // pages have come or gone
    goTo({ file: next.file, path: path ?? [] });
  }
  function turn(what: "undo" | "redo"): void {
    run({ do: what }).catch(store.fail);
  }
  function goTo(place: Place): void {
    show(undefined);
    navigation.goTo(place);
  }
  const keys = useKeys({ save: store.save, undo: () => turn("undo"), redo: () => turn("redo") });
  const form = {
    ...{ Field, file, url, data, problems: own, variables, choices, renew, run, goTo },
    edit: store.edit,
    set: store.set,
  };
  const sections = url === undefined ? [] : sectionsOf(data, schemas.page, variables);
  const section = selected === undefined ? undefined : sections[selected];
  const isText = navigation.asText || !isMapping(data);
  const union = blockNode(schemas.page);
  const close = () => show(undefined);
  return (
    <FormContext.Provider value={form}>
      <div className="editor">
        <PageFrame
          frame={frame}
          url={url ?? "/"}
          version={opened.version}
          selected={selected}
          onSelect={navigation.pick}
          onPage={(page) => url !== undefined && navigation.open({ url: page })}
          onChanged={store.reopen}
          onKey={keys}
        />
        <main className="panel" aria-label="Editor">
          <Bar
            shown={shown}
            opened={opened}
            asText={isText}
            onText={navigation.showText}
            onGo={navigation.open}
            onTurn={turn}
            onShow={show}
          />
          <div className="panel-body">
            <ErrorBanner words={shown.failure} />
            {isText ? (
              <FileText text={opened.text} />
            ) : section ? (
              <SectionForm
                key={section.index}
                section={section}
                count={sections.length}
                onSelect={choose}
                onAdd={(adding) => show({ adding })}
              />
            ) : (
              <PageForm
                opened={opened}
                node={url === undefined ? schemas.site : schemas.page}
                sections={sections}
                onSelect={choose}
                onAdd={(adding) => show({ adding })}
              />
            )}
          </div>
        </main>
      </div>
      {shown.conflicts[0] ? (
        <ConflictDialog conflict={shown.conflicts[0]} onDecide={store.decide} />
      ) : dialog === "changes" ? (
        <ChangesList onClose={close} />
      ) : dialog === "new" ? (
        <NewPage onClose={close} />
      ) : (
        dialog &&
        union && (
          <AddSection
            union={union}
            onClose={close}
            onAdd={(block) => {
              store.edit({ do: "insert", path: ["blocks", dialog.adding], value: block });
              close();
              choose(dialog.adding);
            }}
          />
        )
      )}
    </FormContext.Provider>
  );
}

/** Keyboard shortcuts for save, undo and redo, in the panel and on the page. */
function useKeys(keys: Record<"save" | "undo" | "redo", () => void>): (event: KeyboardEvent) => void {
  const now = useRef(keys); // what hears the keys on the page does so as long as that is shown
  now.current = keys;
  const press = useCallback((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    const again = key === "y" || (key === "z" && event.shiftKey);
    const what = key === "s" ? "save" : again ? "redo" : key === "z" ? "undo" : undefined;
    const isAside = event.target instanceof Element && event.target.closest("dialog") !== null;
    if (!what || isAside) return;
    event.preventDefault();
    now.current[what]();
  }, []);
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [press]);
  return press;
}
