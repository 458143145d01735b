import { isMapping } from "../../../content/lib/data.ts";
import { entryTitle, variantFor } from "../../../content/validate/annotatedTexts.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import type { Variable } from "../../contract.ts";
import { blockLabel, shownText } from "../../words.ts";
import { useForm } from "../context.ts";
import { Button, MoveButtons } from "../controls.tsx";
import { Entries } from "../fields/EntryField.tsx";
import { ProblemsAt, UnsupportedField } from "../fields/Labelled.tsx";

/** The form of a section: its actions and all its fields. */
export function SectionForm({ section, count }: { section: PageSection; count: number }) {
  const { edit, choose, addSection } = useForm();
  const { index, title, kind, value, node } = section;
  const path = ["blocks", index];
  function move(to: number): void {
    edit({ do: "move", path, to });
    choose(to);
  }
  function copy(): void {
    edit({ do: "insert", path: ["blocks", index + 1], value });
    choose(index + 1);
  }
  function remove(): void {
    edit({ do: "remove", path });
    choose(undefined);
  }
  return (
    <section aria-labelledby="section-title">
      <Button className="back" label="All sections" onClick={() => choose(undefined)}>
        ← All sections
      </Button>
      <h1 id="section-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="help">{node?.description ?? kind}</p>
      <div className="tools">
        <MoveButtons name="this section" idAt={() => "section"} index={index} count={count} onMove={move} />
        <Button label="Copy this section" onClick={copy}>
          Copy
        </Button>
        <Button label="Delete this section" disabled={count === 1} onClick={remove}>
          Delete
        </Button>
        <Button className="plus" onClick={() => addSection(index + 1)}>
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
export interface PageSection {
  index: number;
  kind: string;
  title: string;
  value: unknown;
  /** The schema of its block type; undefined if the type is unknown. */
  node: SchemaNode | undefined;
}

/** Returns the schema of a block, from the schema of a page. */
export function blockNode(page: SchemaNode): SchemaNode | undefined {
  return page.properties.find(([name]) => name === "blocks")?.[1].items;
}

/** Returns the sections of a page in order, including invalid ones. */
export function sectionsOf(data: unknown, page: SchemaNode, variables: readonly Variable[]): PageSection[] {
  const blocks = isMapping(data) && Array.isArray(data.blocks) ? data.blocks : [];
  const union = blockNode(page);
  return blocks.map((value: unknown, index): PageSection => {
    const block = isMapping(value) ? value : {};
    const type = typeof block.type === "string" ? block.type : "";
    const found = union && variantFor(union, block);
    const node = found === union ? undefined : found;
    const kind = node ? blockLabel(type) : type ? `Not a kind of section: ${type}` : "Not a section";
    const title = typeof block.heading === "string" ? block.heading : node && entryTitle(node, block);
    const line = title?.trim().replace(/\n.*/s, "");
    return { index, kind, title: line ? shownText(line, variables) : kind, value, node };
  });
}
