import { useState } from "react";
import { isMapping } from "../../../content/lib/data.ts";
import type { PageKind } from "../../../content/survey/pageKind.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import { labelOf } from "../../words.ts";
import { useForm } from "../context.ts";
import { Button, Input } from "../controls.tsx";
import { PageVersions } from "../dialogs/UndoList.tsx";
import { Entries } from "../fields/EntryField.tsx";
import { ProblemCount } from "../fields/ProblemsAt.tsx";
import { focusOnId } from "../focus.ts";
import { MoveButtons, useDrag } from "../moves.tsx";
import { PageAddress, SearchResult } from "./AboutPage.tsx";
import { Languages } from "./Languages.tsx";
import { CityProgress, Problems } from "./Problems.tsx";
import { AddSection, type PageSection } from "./SectionForm.tsx";

/** The form of a page: its sections and its head; of site.yaml or a words file, all entries. */
export function PageForm({ sections }: { sections: readonly PageSection[] }) {
  const { file, url, data, original, schemas, allProblems, titleOf, choices } = useForm();
  return (
    <>
      <h1 id="outline-title" tabIndex={-1}>
        {url === undefined ? titleOf(file) : "Sections"}
      </h1>
      <Languages />
      {url === undefined ? (
        <p className="help">What is the same on every page.</p>
      ) : (
        <Outline sections={sections} />
      )}
      <CityProgress />
      <h2>To look at</h2>
      <Problems problems={allProblems} />
      {url !== undefined && <h2>About this page</h2>}
      {url === undefined ? (
        <BusinessForm node={file === "site.yaml" ? schemas.site : schemas.words} />
      ) : (
        <Entries
          node={original ? schemas.translation : schemas.page}
          path={[]}
          value={data}
          without={notOf(choices.pages.find((page) => page.url === url)?.kind)}
        />
      )}
      {url !== undefined && <SearchResult />}
      <PageVersions key={`versions ${file}`} />
      {url !== undefined && <PageAddress key={file} url={url} />}
    </>
  );
}

/** The headings of the sections, in page order, with buttons to move and add sections. */
function Outline({ sections }: { sections: readonly PageSection[] }) {
  const { edit, choose, show } = useForm();
  const { handleAt, placeAt } = useDrag(["blocks"]);
  return (
    <ol className="outline" aria-label="Sections of this page">
      {sections.map(({ index, title, kind }) => (
        <li key={`${index} ${kind}`} {...handleAt(index)} {...placeAt(index)}>
          <Button
            id={`outline-${index}`}
            className="section"
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() => choose(index)}
            onKeyDown={(event) => {
              const to = event.altKey && { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
              if (typeof to !== "number" || !sections[to]) return;
              event.preventDefault();
              edit({ do: "move", path: ["blocks", index], to });
              focusOnId(`outline-${to}`);
            }}
          >
            <span>{title}</span>
            <small>{kind}</small>
            <ProblemCount path={["blocks", index]} />
          </Button>
          <div className="moves">
            <MoveButtons name={title} path={["blocks", index]} count={sections.length} />
            <Button
              label={`Add a section after ${title}`}
              icon="plus"
              onClick={() => show(<AddSection at={index + 1} />)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Returns the properties not in the head of a page: its blocks, and what only other kinds of pages have. */
function notOf(kind?: PageKind): string[] {
  return ["blocks", ...(kind === "cityHub" ? [] : ["city"]), ...(kind === "article" ? [] : ["article"])];
}

/** The form of site.yaml or a words file: its groups, with a search in their labels and values. */
function BusinessForm({ node }: { node: SchemaNode }) {
  const { data, Field } = useForm();
  const [wanted, search] = useState("");
  const values = isMapping(data) ? data : {};
  const groups = node.properties.filter(([name]) => name in values);
  const propsOf = (name: string) => ({ name, path: [name], value: values[name] });
  const has = (text: string) => text.toLowerCase().includes(wanted.toLowerCase());
  const isNamed = ([name]: (typeof groups)[number]) => has(labelOf(name));
  const found = groups
    .filter((group) => isNamed(group) || has(JSON.stringify(values[group[0]])))
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  return (
    <>
      <Input label="Find an entry" id="business-search" type="search" value={wanted} onText={search} />
      {found.map(([name, inner]) => (
        <details key={`${name} ${wanted !== ""}`} className="item" open={wanted !== ""}>
          <summary>
            {labelOf(name)}
            <ProblemCount path={[name]} />
          </summary>
          <Field {...propsOf(name)} node={inner} required={node.required.includes(name)} />
        </details>
      ))}
      <Entries node={node} path={[]} value={data} without={groups.map(([name]) => name)} />
    </>
  );
}
