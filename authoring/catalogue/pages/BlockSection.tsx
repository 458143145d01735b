import type { ReactNode } from "react";
import { stringify } from "yaml";
import type { BlockEntry } from "../catalogue.ts";
import { PropertyTable, TableList } from "./PropertyTable.tsx";
import { Sample } from "./Sample.tsx";

/** A block type: what it is for, its examples, and what it can hold. `shown` are the examples as rendered. */
export function BlockSection({ entry, shown }: { entry: BlockEntry; shown: ReactNode[] }) {
  const { type, description, tables, examples } = entry;
  const [own, ...inner] = tables;
  return (
    <section id={type} className="entry" data-type={type}>
      <h2>{type}</h2>
      <p>{description}</p>
      {examples.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
        <Example key={index} block={block} of={`example ${index + 1} of ${type}`}>
          {shown[index]}
        </Example>
      ))}
      {own && (
        <PropertyTable table={own}>
          <strong>What {type} can hold</strong>
        </PropertyTable>
      )}
      <TableList tables={inner} />
    </section>
  );
}

/** An example as visitors see it, beside its YAML. */
function Example({ block, of, children }: { block: unknown; of: string; children: ReactNode }) {
  return (
    <div className="example">
      <div className="preview" data-preview>
        {children ?? <p>This example is not right. npm test says why.</p>}
      </div>
      <Sample yaml={yamlOf(block)} of={of} />
    </div>
  );
}

/** Returns a block as YAML, indented so that it can be pasted under `blocks:`. */
export function yamlOf(block: unknown): string {
  return stringify([block], { lineWidth: 0 }).replace(/^(?=.)/gm, "  ");
}
