import type { ReactNode } from "react";
import type { BlockEntry } from "../catalogue.ts";
import { Example } from "./Example.tsx";
import { PropertyTable } from "./PropertyTable.tsx";
import { TableList } from "./TableList.tsx";

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
