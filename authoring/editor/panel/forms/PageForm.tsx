import { useEffect, useState } from "react";
import type { SchemaNode } from "../../../../content/check/schemas/schemaNode.ts";
import { COPIED } from "../../../../content/edit/pages/copyCity.ts";
import { pageKindOf } from "../../../../content/pageKind.ts";
import type { Opened, Reported } from "../../contract.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Entries } from "../fields/EntryField.tsx";
import { Outline } from "./Outline.tsx";
import { PageAddress } from "./PageAddress.tsx";
import { Problems } from "./Problems.tsx";
import type { PageSection } from "./sections.ts";

interface PageFormProps {
  opened: Opened;
  node: SchemaNode;
  sections: PageSection[];
  onSelect(index: number): void;
  onAdd(index: number): void;
}

/** What a page is made of, and what it says of itself; of site.yaml, all of it. */
export function PageForm({ opened, node, sections, onSelect, onAdd }: PageFormProps) {
  const { file, url, data } = useForm();
  const left = useLeftOver(opened);
  return (
    <>
      <h1 id="outline-title" tabIndex={-1}>
        {url === undefined ? "The business" : "Sections"}
      </h1>
      {url === undefined ? (
        <p className="help">What is the same on every page.</p>
      ) : (
        <Outline sections={sections} onSelect={onSelect} onAdd={onAdd} />
      )}
      {left && (
        <>
          <h2>Still the other city’s</h2>
          <Problems problems={left} />
        </>
      )}
      <h2>To look at</h2>
      <Problems problems={opened.problems} />
      {url !== undefined && <h2>About this page</h2>}
      <Entries node={node} path={[]} value={data} without={notOf(url)} />
      {url !== undefined && <PageAddress key={file} url={url} />}
    </>
  );
}

/** What stands elsewhere than above a page's sections, and what only other kinds of pages have. */
function notOf(url = ""): string[] {
  const kind = pageKindOf(url);
  return ["blocks", ...(kind === "cityHub" ? [] : ["city"]), ...(kind === "article" ? [] : ["article"])];
}

const QUIET = 2000; // milliseconds after the last change: cities take long to compare

/** Returns what in a copied city is still the other city's; undefined for other pages. */
function useLeftOver({ file, text, version }: Opened): Reported[] | undefined {
  const [found, setFound] = useState<{ file: string; left: Reported[] }>();
  const isCopy = text.includes(`\n${COPIED}`);
  const known = found?.file === file ? found.left : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the files
  useEffect(() => {
    if (!isCopy) return;
    const look = () =>
      ask("left", { file }).then(
        (left) => setFound({ file, left }),
        () => undefined,
      );
    const timer = setTimeout(look, known ? QUIET : 0);
    return () => clearTimeout(timer);
  }, [file, isCopy, version]);
  return isCopy ? known : undefined;
}
