import { type Dispatch, useMemo, useRef, useState } from "react";
import type { Edit } from "../../../content/edit/editYaml.ts";
import { isMapping } from "../../../content/read/data.ts";
import type { Choices, Made, Schemas, Told } from "../contract.ts";
import { Bar } from "./Bar.tsx";
import { FormContext } from "./context.ts";
import { Dialogs, type Open } from "./dialogs/Dialogs.tsx";
import { type Action, type Draft, dataOf, isUnsaved } from "./draft/draft.ts";
import type { Where } from "./draft/useDraft.ts";
import { Field } from "./fields/Field.tsx";
import { findField, focusOn } from "./focus.ts";
import { FileText } from "./forms/FileText.tsx";
import { PageForm } from "./forms/PageForm.tsx";
import { SectionForm } from "./forms/SectionForm.tsx";
import { sectionsOf } from "./forms/sections.ts";
import { Frame } from "./frame/Frame.tsx";
import { useKeys } from "./useKeys.ts";
import { useProblemList } from "./useProblemList.ts";

interface WorkplaceProps {
  draft: Draft;
  dispatch: Dispatch<Action>;
  schemas: Schemas;
  choices: Choices;
  /** Has the choices asked for again. */
  renew(): void;
  onGo(where: Where): void;
}

/** A page and its panel, once all is there. */
export function Workplace({ draft, dispatch, schemas, choices, renew, onGo }: WorkplaceProps) {
  const [selected, select] = useState<number>();
  const [dialog, show] = useState<Open>();
  const [asText, showText] = useState(false);
  const [left, setLeft] = useState<Told[]>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  const problems = useProblemList(draft);
  const keys = useKeys(dispatch);
  const data = useMemo(() => dataOf(draft), [draft]);
  const { file, url, variables } = draft;

  function open(where: Where): void {
    select(undefined);
    showText(false);
    onGo(where);
  }
  function choose(index: number | undefined): void {
    select(index);
    const title = index === undefined ? "outline-title" : "section-title";
    requestAnimationFrame(() => document.getElementById(title)?.focus());
    const block = frame.current?.contentDocument?.querySelectorAll("main [data-block]")[index ?? -1];
    block?.scrollIntoView({ behavior: "smooth", block: "start" });
  }
  function goTo(told: Told): void {
    show(undefined);
    if (told.file !== file) {
      open({ file: told.file });
      return;
    }
    const [top, index] = told.path;
    select(top === "blocks" && typeof index === "number" ? index : undefined);
    focusOn(told.path);
  }
  function arrive(made: Made): void {
    show(undefined);
    setLeft(made.left);
    renew();
    open({ file: made.file });
  }

  const edit = (...edits: Edit[]) => dispatch({ type: "edit", edits });
  const sections = url === undefined ? [] : sectionsOf(data, schemas.page, variables);
  const section = selected === undefined ? undefined : sections[selected];
  const own = problems.filter((told) => told.file === file);
  const isText = asText || !isMapping(data);
  return (
    <FormContext.Provider value={{ edit, Field, problems: own, variables, choices, renew, url }}>
      <div className="editor">
        <Frame
          frame={frame}
          url={url ?? "/"}
          shown={draft.shown}
          selected={selected}
          onSelect={(index, words) => {
            select(index);
            requestAnimationFrame(() => findField(words)?.focus());
          }}
          onPage={(page) => url !== undefined && open({ url: page })}
          onKey={keys}
        />
        <main className="panel" aria-label="Editor">
          <Bar
            draft={draft}
            dispatch={dispatch}
            choices={choices}
            asText={isText}
            onText={showText}
            onGo={open}
            onShow={show}
          />
          <div className="panel-body">
            {draft.trouble && (
              <p role="alert" className="error">
                {draft.trouble}
              </p>
            )}
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
                file={file}
                node={url === undefined ? schemas.site : schemas.page}
                data={data}
                sections={sections}
                unsaved={isUnsaved(draft)}
                problems={problems}
                left={left}
                onSelect={choose}
                onAdd={(at) => show({ adding: at })}
                onGo={goTo}
                onMade={arrive}
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
        onMade={arrive}
      />
    </FormContext.Provider>
  );
}
