import type { SchemaNode } from "../../../../content/check/schemas/schemaNode.ts";
import { pageKindOf } from "../../../../content/pageKind.ts";
import type { Told } from "../../contract.ts";
import type { Made } from "../../made.ts";
import { useForm } from "../context.ts";
import { type Draft, isUnsaved } from "../draft/draft.ts";
import { Entries } from "../fields/EntryField.tsx";
import { useLeftOver } from "../useProblemList.ts";
import { Outline } from "./Outline.tsx";
import { PageAddress } from "./PageAddress.tsx";
import { Problems } from "./Problems.tsx";
import type { PageSection } from "./sections.ts";

interface PageFormProps {
  draft: Draft;
  node: SchemaNode;
  data: unknown;
  sections: PageSection[];
  problems: readonly Told[];
  onSelect(index: number): void;
  onAdd(index: number): void;
  onGo(told: Told): void;
  onMade(words: string, made: Made): void;
}

/** What a page is made of, and what it says of itself; of site.yaml, all of it. */
export function PageForm(props: PageFormProps) {
  const { draft, node, data, sections, problems, onSelect, onAdd, onGo, onMade } = props;
  const { edit, url } = useForm();
  const { file } = draft;
  const left = useLeftOver(draft);
  return (
    <>
      <h1 id="outline-title" tabIndex={-1}>
        {url === undefined ? "The business" : "Sections"}
      </h1>
      {url === undefined ? (
        <p className="help">What is the same on every page.</p>
      ) : (
        <Outline
          sections={sections}
          onSelect={onSelect}
          onMove={(index, to) => {
            if (to >= 0 && to < sections.length) edit({ do: "move", path: ["blocks", index], to });
          }}
          onAdd={onAdd}
        />
      )}
      {left && (
        <>
          <h2>Still the other city’s</h2>
          <Problems problems={left} file={file} data={data} onGo={onGo} />
        </>
      )}
      <h2>To look at</h2>
      <Problems problems={problems} file={file} data={data} onGo={onGo} />
      {url !== undefined && <h2>About this page</h2>}
      <Entries node={node} path={[]} value={data} without={notOf(url)} />
      {url !== undefined && (
        <PageAddress key={file} file={file} url={url} unsaved={isUnsaved(draft)} onMade={onMade} />
      )}
    </>
  );
}

/** What stands elsewhere than above a page's sections, and what only other kinds of pages have. */
function notOf(url = ""): string[] {
  const kind = pageKindOf(url);
  return ["blocks", ...(kind === "cityHub" ? [] : ["city"]), ...(kind === "article" ? [] : ["article"])];
}
