import { type ReactElement, useState } from "react";
import { isMapping } from "../../content/lib/data.ts";
import type { Opened } from "../contract.ts";
import type { Command } from "../requestTypes.ts";
import { nameOfFile } from "../words.ts";
import { type Form, FormContext } from "./context.ts";
import { ErrorBanner } from "./controls.tsx";
import { ConflictDialog } from "./dialogs/ConflictDialog.tsx";
import { Field } from "./fields/Field.tsx";
import { pathOfField } from "./focus.ts";
import { Bar } from "./forms/Bar.tsx";
import { PageForm } from "./forms/PageForm.tsx";
import { FileText } from "./forms/Problems.tsx";
import { SectionForm, sectionsOf } from "./forms/SectionForm.tsx";
import { PageFrame } from "./frame/PageFrame.tsx";
import { framedPage } from "./frame/refreshPage.ts";
import { isHeldBack } from "./fresh.ts";
import { useNavigation } from "./navigation.ts";
import type { PanelState, Store } from "./store.ts";

interface EditorLayoutProps {
  store: Store;
  shown: PanelState;
  opened: Opened;
  offers: Pick<Form, "schemas" | "choices" | "renew">;
}

const KEPT =
  "Your words are kept in this browser, even if this page is closed, and saved as soon as it is back.";
const UNKEPT =
  "This browser has no room to keep what is not saved yet: leave this page open until it is saved.";

/** The page in its frame, with the panel beside it, and the open dialog above both. */
export function EditorLayout({ store, shown, opened, offers }: EditorLayoutProps) {
  const [dialog, show] = useState<ReactElement>();
  const { file, url } = opened;
  const { data, fresh, isKept } = shown;
  const allProblems = opened.problems.filter(
    (problem) => problem.file !== file || !isHeldBack(problem, fresh),
  );
  const navigation = useNavigation(file, async (where) => {
    const isOpen = await store.open(where);
    if (!isOpen && url !== undefined) framedPage()?.location.replace(url);
  });
  const form: Form = {
    ...store,
    ...opened,
    ...shown,
    ...offers,
    ...navigation,
    Field,
    run,
    show,
    allProblems,
    asText: navigation.asText || !isMapping(data),
    problems: allProblems.filter((problem) => problem.file === file),
    titleOf: (of) => nameOfFile(of) ?? offers.choices.pages.find((page) => page.file === of)?.title ?? of,
    turn: (what) => void run({ do: what }).catch(store.fail),
    goTo(place) {
      show(undefined);
      navigation.goTo(place);
    },
  };
  async function run(command: Command): Promise<void> {
    const done = await store.run(command);
    if (!done.path) offers.renew(); // pages may have been added or removed
    form.goTo({ file: done.opened.file, path: done.path ?? [] });
  }
  const sections = url === undefined ? [] : sectionsOf(data, offers.schemas.page, opened.variables);
  const section = sections[navigation.selected ?? -1];
  return (
    <FormContext.Provider value={form}>
      <div className="editor">
        <PageFrame />
        <main className="panel" aria-label="Editor">
          <Bar />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields in it */}
          <div className="panel-body" onBlur={({ target }) => store.touch(pathOfField(target))}>
            {!isKept && <p className="error">{UNKEPT}</p>}
            <ErrorBanner error={shown.failure} next={isKept ? KEPT : ""} />
            {form.asText ? (
              <FileText />
            ) : section ? (
              <SectionForm key={section.index} section={section} count={sections.length} />
            ) : (
              <PageForm sections={sections} />
            )}
          </div>
        </main>
      </div>
      {shown.conflicts[0] ? <ConflictDialog conflict={shown.conflicts[0]} /> : dialog}
    </FormContext.Provider>
  );
}
