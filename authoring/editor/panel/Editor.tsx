import { useEffect, useMemo, useRef, useState } from "react";
import type { Edit } from "../../../content/edit/editYaml.ts";
import { pageKindOf } from "../../../content/pageKind.ts";
import { isMapping } from "../../../content/read/data.ts";
import type { Told } from "../contract.ts";
import { AddSection } from "./AddSection.tsx";
import { Bar } from "./Bar.tsx";
import { ChangesList } from "./ChangesList.tsx";
import { Conflict } from "./Conflict.tsx";
import { FormContext } from "./context.ts";
import { dataOf, isUnsaved } from "./draft.ts";
import { FileText } from "./FileText.tsx";
import { Frame } from "./Frame.tsx";
import { Entries, focusOn } from "./fields/EntryField.tsx";
import { Field } from "./fields/Field.tsx";
import { Outline } from "./Outline.tsx";
import { Problems } from "./Problems.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { blockNode, sectionsOf } from "./sections.ts";
import { useDraft, type Where } from "./useDraft.ts";
import { useKeys } from "./useKeys.ts";
import { useOffers } from "./useOffers.ts";
import { useProblemList } from "./useProblemList.ts";

const SITE = "site.yaml";

/** The editor of one page, or of site.yaml: the page, live, and the panel beside it. */
export function Editor({ start }: { start: Where }) {
  const [where, go] = useState(start);
  const [draft, dispatch, failure] = useDraft(where);
  const [selected, select] = useState<number>();
  const [adding, add] = useState<number>();
  const [asText, showText] = useState(false);
  const [changes, showChanges] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const offers = useOffers();
  const all = useProblemList(draft);
  const keys = useKeys(dispatch);
  const data = useMemo(() => draft && dataOf(draft), [draft]);

  const url = draft?.url ?? ("url" in where ? where.url : "/");
  useEffect(() => {
    if (!draft) return;
    const [name, value] = draft.url ? ["page", draft.url] : ["file", draft.file];
    history.replaceState(null, "", `?${new URLSearchParams([[name, value]])}`);
    document.title = `Edit ${draft.url ?? draft.file}`;
  }, [draft]);

  function open(next: Where): void {
    select(undefined);
    showText(false);
    go(next);
  }
  function choose(index: number | undefined): void {
    select(index);
    requestAnimationFrame(() =>
      document.getElementById(index === undefined ? "outline-title" : "section-title")?.focus(),
    );
    const block = frame.current?.contentDocument?.querySelectorAll("main [data-block]")[index ?? -1];
    block?.scrollIntoView({ behavior: "smooth", block: "start" });
  }
  function goTo({ file, path }: Told): void {
    if (file !== draft?.file) {
      open({ file });
      return;
    }
    const [top, index] = path;
    select(top === "blocks" && typeof index === "number" ? index : undefined);
    focusOn(path);
  }

  const { schemas, choices } = offers;
  if (!draft || !schemas || !choices)
    return <p className="wait">{failure ?? "One moment: the page is being opened."}</p>;
  const edit = (...edits: Edit[]) => dispatch({ type: "edit", edits });
  const isSite = draft.file === SITE;
  const sections = isSite ? [] : sectionsOf(data, schemas.page, draft.variables);
  const section = selected === undefined ? undefined : sections[selected];
  const union = blockNode(schemas.page);
  const text = asText || !isMapping(data);
  const problems = [...draft.problems, ...all.filter((told) => !isToldIn(draft.problems, told))];
  const own = problems.filter(({ file }) => file === draft.file);
  const form = {
    edit,
    Field,
    problems: own,
    variables: draft.variables,
    choices,
    renew: offers.renew,
    url: draft.url,
  };

  return (
    <FormContext.Provider value={form}>
      <div className="editor">
        <Frame
          frame={frame}
          url={url}
          shown={draft.shown}
          selected={selected}
          onSelect={(index, words) => {
            select(index);
            requestAnimationFrame(() => findField(words)?.focus());
          }}
          onPage={(page) => !isSite && open({ url: page })}
          onKey={keys}
        />
        <aside className="panel" aria-label="Editor">
          <Bar
            draft={draft}
            dispatch={dispatch}
            choices={choices}
            url={url}
            asText={text}
            onText={showText}
            onGo={open}
            onChanges={() => showChanges(true)}
          />
          <div className="panel-body">
            {draft.trouble && (
              <p role="alert" className="error">
                {draft.trouble}
              </p>
            )}
            {text ? (
              <FileText
                key={`${draft.file} ${draft.shown === 0}`}
                file={draft.file}
                text={draft.text}
                problems={own}
                onText={(written) => dispatch({ type: "write", text: written })}
              />
            ) : section ? (
              <SectionForm
                key={section.index}
                section={section}
                count={sections.length}
                onSelect={choose}
                onAdd={add}
              />
            ) : (
              <>
                <h2 id="outline-title" tabIndex={-1}>
                  {isSite ? "The business" : "Sections"}
                </h2>
                {!isSite && (
                  <Outline
                    sections={sections}
                    selected={selected}
                    onSelect={choose}
                    onMove={(index, to) =>
                      to >= 0 && to < sections.length && edit({ do: "move", path: ["blocks", index], to })
                    }
                    onAdd={add}
                  />
                )}
                <h2>{isSite ? "What is the same on every page" : "About this page"}</h2>
                <Entries
                  node={isSite ? schemas.site : schemas.page}
                  path={[]}
                  value={data}
                  without={notOf(draft.url)}
                />
                <h2>To look at</h2>
                <Problems problems={problems} file={draft.file} onGo={goTo} />
              </>
            )}
          </div>
        </aside>
      </div>
      {adding !== undefined && union && (
        <AddSection
          union={union}
          onClose={() => add(undefined)}
          onAdd={(block) => {
            edit({ do: "insert", path: ["blocks", adding], value: block });
            add(undefined);
            choose(adding);
          }}
        />
      )}
      {changes && (
        <ChangesList
          onClose={() => showChanges(false)}
          onGo={(told) => {
            showChanges(false);
            goTo(told);
          }}
        />
      )}
      {draft.conflict && (
        <Conflict
          file={draft.file}
          mine={draft.text}
          theirs={draft.conflict}
          onChoose={(chosen) =>
            draft.conflict && dispatch({ type: "choose", text: chosen, disk: draft.conflict })
          }
        />
      )}
      <p role="status" className="sr-only">
        {isUnsaved(draft) ? "Not saved yet" : "Saved"}
      </p>
    </FormContext.Provider>
  );
}

/** What stands elsewhere than above a page's sections, and what only other kinds of pages have. */
function notOf(url = ""): string[] {
  const kind = pageKindOf(url);
  return ["blocks", ...(kind === "cityHub" ? [] : ["city"]), ...(kind === "article" ? [] : ["article"])];
}

function isToldIn(problems: readonly Told[], { file, line, message }: Told): boolean {
  return problems.some((one) => one.file === file && one.line === line && one.message === message);
}

/** The field that holds the words that were clicked on the page, or the first one. */
function findField(words: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(".panel-body textarea")];
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const exact = words === "" ? undefined : fields.find(({ value }) => plain(value) === plain(words));
  exact?.closest("details")?.setAttribute("open", "");
  return exact ?? document.getElementById("section-title") ?? undefined;
}
