import { type Dispatch, useEffect, useMemo, useRef, useState } from "react";
import type { Edit } from "../../../content/edit/editYaml.ts";
import { isMapping } from "../../../content/read/data.ts";
import type { Choices, EditorSchemas, Told } from "../contract.ts";
import type { Made } from "../made.ts";
import { Bar } from "./Bar.tsx";
import { useKeys, useUndoRedo } from "./commands/useUndoRedo.ts";
import { FormContext } from "./context.ts";
import { Dialogs, type Open } from "./dialogs/Dialogs.tsx";
import { type Action, type Draft, dataOf } from "./draft/draft.ts";
import type { Where } from "./draft/useDraft.ts";
import { ErrorBanner } from "./ErrorBanner.tsx";
import { Field } from "./fields/Field.tsx";
import { FileText } from "./forms/FileText.tsx";
import { PageForm } from "./forms/PageForm.tsx";
import { SectionForm } from "./forms/SectionForm.tsx";
import { sectionsOf } from "./forms/sections.ts";
import { PageFrame } from "./frame/PageFrame.tsx";
import { useNavigation } from "./useNavigation.ts";
import { useProblemList } from "./useProblemList.ts";

interface EditorLayoutProps {
  draft: Draft;
  /** Why another file could not be opened. */
  failure: string | undefined;
  dispatch: Dispatch<Action>;
  schemas: EditorSchemas;
  choices: Choices;
  /** Requests the choices again. */
  renew(): void;
  onGo(where: Where): void;
}

/** The page in its frame, with the panel beside it. */
export function EditorLayout(props: EditorLayoutProps) {
  const { draft, failure, dispatch, schemas, choices, renew, onGo } = props;
  const [dialog, show] = useState<Open>();
  const frame = useRef<HTMLIFrameElement>(null);
  const { file, url, variables } = draft;
  const navigation = useNavigation(file, frame, onGo);
  const { selected, open, choose } = navigation;
  const undoRedo = useUndoRedo(draft, dispatch, arrive);
  const keys = useKeys({ save: () => dispatch({ type: "save" }), ...undoRedo });
  const problems = useProblemList(draft);
  const data = useMemo(() => dataOf(draft), [draft]);

  useEffect(() => {
    if (failure && url) frame.current?.contentWindow?.location.replace(url);
  }, [failure, url]);

  function arrive(at: string): void {
    show(undefined);
    renew();
    navigation.goTo({ file: at, path: [] });
  }
  function made(words: string, what: Made): void {
    undoRedo.note(words, what);
    arrive(what.file);
  }
  function goTo(told: Told): void {
    show(undefined);
    navigation.goTo(told);
  }

  const edit = (...edits: Edit[]) => dispatch({ type: "edit", edits });
  const sections = url === undefined ? [] : sectionsOf(data, schemas.page, variables);
  const section = selected === undefined ? undefined : sections[selected];
  const own = problems.filter((told) => told.file === file);
  const isText = navigation.asText || !isMapping(data);
  return (
    <FormContext.Provider value={{ edit, Field, problems: own, variables, choices, renew, url }}>
      <div className="editor">
        <PageFrame
          frame={frame}
          url={url ?? "/"}
          shown={draft.shown}
          selected={selected}
          onSelect={navigation.pick}
          onPage={(page) => url !== undefined && open({ url: page })}
          onKey={keys}
        />
        <main className="panel" aria-label="Editor">
          <Bar
            draft={draft}
            undoRedo={undoRedo}
            asText={isText}
            onText={navigation.showText}
            onGo={open}
            onSave={() => dispatch({ type: "save" })}
            onShow={show}
          />
          <div className="panel-body">
            <ErrorBanner words={failure ?? draft.trouble} />
            {isText ? (
              <FileText
                file={file}
                text={draft.text}
                problems={own}
                onText={(text) => dispatch({ type: "write", text })}
              />
            ) : section ? (
              <SectionForm
                key={section.index}
                section={section}
                count={sections.length}
                onSelect={choose}
                onAdd={(at) => show({ adding: at })}
              />
            ) : (
              <PageForm
                draft={draft}
                node={url === undefined ? schemas.site : schemas.page}
                data={data}
                sections={sections}
                problems={problems}
                onSelect={choose}
                onAdd={(at) => show({ adding: at })}
                onGo={goTo}
                onMade={made}
              />
            )}
          </div>
        </main>
      </div>
      <Dialogs
        open={dialog}
        draft={draft}
        dispatch={dispatch}
        schemas={schemas}
        onClose={() => show(undefined)}
        onAdded={choose}
        onGo={goTo}
        onMade={made}
      />
    </FormContext.Provider>
  );
}
