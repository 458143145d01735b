import { entryTitle } from "../../../checker/lib/annotatedTexts.ts";
import { type Edit, isMapping } from "../../../content/lib/data.ts";
import { type SchemaNode, variantFor } from "../../../content/validate/schemaNode.ts";
import type { Variable } from "../../contract.ts";
import { blockLabel, shownText } from "../../words.ts";
import { useAnswer } from "../answers.ts";
import { fetchPage } from "../api.ts";
import { useForm } from "../context.ts";
import { Button } from "../controls.tsx";
import { Dialog } from "../dialogs/Dialog.tsx";
import { Entries } from "../fields/EntryField.tsx";
import { ProblemsAt, UnsupportedField } from "../fields/ProblemsAt.tsx";
import { MoveButtons } from "../moves.tsx";

/** The form of a section: its actions and all its fields. */
export function SectionForm({ section, count }: { section: PageSection; count: number }) {
  const { edit, choose, show } = useForm();
  const { index, title, kind, value, node } = section;
  const path = ["blocks", index];
  function change(change: Edit, next?: number): void {
    edit(change);
    choose(next);
  }
  const copy: Edit = { do: "insert", path: ["blocks", index + 1], value };
  return (
    <section aria-labelledby="section-title">
      <Button className="back" label="All sections" onClick={() => choose()}>
        ← All sections
      </Button>
      <h1 id="section-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="help">{node?.description ?? kind}</p>
      <div className="tools">
        <MoveButtons name="this section" path={path} count={count} onMoved={choose} />
        <Button label="Copy this section" onClick={() => change(copy, index + 1)}>
          Copy
        </Button>
        <Button
          label="Delete this section"
          disabled={count === 1}
          onClick={() => change({ do: "remove", path })}
        >
          Delete
        </Button>
        <Button className="plus" onClick={() => show(<AddSection at={index + 1} />)}>
          Add a section after this
        </Button>
      </div>
      {node && <ProblemsAt path={path} />}
      {node && <Entries node={node} path={path} value={value} />}
      {!node && <UnsupportedField name={kind} path={path} value={value} />}
    </section>
  );
}

/** A section of a page as the outline shows it. */
export type PageSection = ReturnType<typeof sectionsOf>[number];

/** Returns the schema of a block, from the schema of a page. */
export function blockNode(page: SchemaNode): SchemaNode | undefined {
  return page.properties.find(([name]) => name === "blocks")?.[1].items;
}

/** Returns the sections of a page in order, including invalid ones. */
export function sectionsOf(data: unknown, page: SchemaNode, variables: readonly Variable[]) {
  const blocks = isMapping(data) && Array.isArray(data.blocks) ? data.blocks : [];
  const union = blockNode(page);
  return blocks.map((value: unknown, index) => {
    const block = isMapping(value) ? value : {};
    const type = typeof block.type === "string" ? block.type : "";
    const found = union && variantFor(union, block);
    const node = found === union ? undefined : found; // the type is unknown
    const kind = node ? blockLabel(type) : type ? `Not a kind of section: ${type}` : "Not a section";
    const title = typeof block.heading === "string" ? block.heading : node && entryTitle(node, block);
    const line = title?.trim().replace(/\n.*/s, "");
    return { index, kind, title: line ? shownText(line, variables) : kind, value, node };
  });
}

/** Lists the kinds of sections, each with a preview of its catalogue example. A click adds one at an index. */
export function AddSection({ at }: { at: number }) {
  const { schemas, edit, choose, show } = useForm();
  const samples = useAnswer("/_blocks", samplesAt); // the descriptions beside them suffice until then
  function add(block: unknown): void {
    edit({ do: "insert", path: ["blocks", at], value: block });
    show();
    choose(at);
  }
  return (
    <Dialog title="Add a section" onClose={show}>
      <p className="help">It comes with example words. Rewrite them.</p>
      <ul className="kinds">
        {blockNode(schemas.page)?.variants.map(({ description, examples: [example] }) => {
          const type = isMapping(example) ? String(example.type) : "";
          return (
            <li key={type}>
              <Button onClick={() => add(example)}>
                <Sample html={samples?.get(type)} />
                <b>{blockLabel(type)}</b>
                <span>{description}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Returns the examples of the catalogue at an address as HTML, by block type. */
async function samplesAt(url: string): Promise<ReadonlyMap<string, string>> {
  const catalogue = await fetchPage(url);
  const html = [...catalogue.querySelectorAll<HTMLElement>("section[data-type]")].map((section) => {
    const preview = section.querySelector("[data-preview]")?.innerHTML ?? "";
    return [section.dataset.type ?? "", preview.replaceAll(/hidden="[^"]*"/g, "")] as const;
  });
  return new Map(html);
}

/** The site's styles, and the start tag of a page as wide as a screen, at a quarter of its size, without focus. */
const START = `<link rel="stylesheet" href="/renderer/page/styles.css?direct">
<div inert style="width: 75rem; zoom: 0.24">`;

/** A preview in a shadow root, where the site's styles are its own. */
function Sample({ html }: { html: string | undefined }) {
  const show = (host: HTMLSpanElement | null) => {
    const root = host?.shadowRoot ?? host?.attachShadow({ mode: "open" });
    if (root && html) root.innerHTML = `${START}${html}</div>`; // trusted: the dev server serves it at /_blocks
  };
  return <span ref={show} className="sample" aria-hidden="true" />;
}
