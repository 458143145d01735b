import type { ReactNode } from "react";
import { stringify } from "yaml";
import type { Catalogue, Table } from "../catalogue.ts";

/** A block type: its purpose, examples and properties. `shown` holds the rendered examples, empty for invalid ones. */
export function BlockSection({ entry, shown }: { entry: Catalogue["blocks"][number]; shown: ReactNode[] }) {
  const { type, description, tables, examples } = entry;
  const [table, ...inner] = tables;
  return (
    <section id={type} className="entry" data-type={type}>
      <h2>{type}</h2>
      <p>{description}</p>
      {examples.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
        <div key={index} className="example">
          <div className="preview" data-preview>
            {shown[index] ?? <p>This example is not right. npm test says why.</p>}
          </div>
          <Sample yaml={yamlOf(block)} of={`example ${index + 1} of ${type}`} />
        </div>
      ))}
      {table && <PropertyTable table={table} caption={<strong>What {type} can hold</strong>} />}
      <TableList tables={inner} />
    </section>
  );
}

/** Returns a block as YAML, indented so that it can be pasted under `blocks:`. */
export function yamlOf(block: unknown): string {
  return stringify([block], { lineWidth: 0 }).replace(/^(?=.)/gm, "  ");
}

/** Tables of entries, each captioned with its title and description. */
export function TableList({ tables }: { tables: Table[] }) {
  return tables.map((table) => {
    const caption = [<strong key="title">{table.title}:</strong>, " ", table.description];
    return <PropertyTable key={table.anchor} table={table} caption={caption} />;
  });
}

/** A table of the properties of an entry. */
function PropertyTable({ table, caption }: { table: Table; caption: ReactNode }) {
  return (
    <table id={table.anchor} className="properties">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {["Name", "What to write", "Needed?", "What it is"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ name, takes: { words, noun, anchor }, needed, description }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {words}
              {noun && " "}
              {noun && <a href={`#${anchor}`}>{noun}</a>}
            </td>
            <td>{needed ? <strong>needed</strong> : "optional"}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines to copy into a file, with a Copy button. `of` describes them to screen readers. */
export function Sample({ yaml, of }: { yaml: string; of: string }) {
  return (
    <div className="sample">
      <button type="button" data-copy={yaml}>
        <span>Copy</span>
        <span className="sr-only"> {of}</span>
      </button>
      <pre>
        <code>
          {yaml
            .trimEnd()
            .split("\n")
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change while they are shown
              <Line key={index} line={line} />
            ))}
        </code>
      </pre>
    </div>
  );
}

/** One line, with its key in bold. Wrapped lines are indented further than the first. */
function Line({ line }: { line: string }) {
  const [start = "", name = ""] = /^[\s-]*(\w+:(?=\s|$))?/.exec(line) ?? [];
  const indent = `${start.length - name.length + 2}ch`;
  return (
    <span className="line" style={{ paddingLeft: indent, textIndent: `-${indent}` }}>
      {start.slice(0, start.length - name.length)}
      {name && <b>{name}</b>}
      {line.slice(start.length)}
    </span>
  );
}
