import type { SchemaNode } from "../../../../content/check/schemas/schemaNode.ts";
import { isMapping } from "../../../../content/read/data.ts";
import { kindOf } from "../../words.ts";
import { Dialog } from "./Dialog.tsx";
import { Sample, useSamples } from "./samples.tsx";

interface AddSectionProps {
  /** What a section may be. */
  union: SchemaNode;
  onAdd(block: unknown): void;
  onClose(): void;
}

/** All kinds of sections with a picture of each: the catalogue's own examples, made small. */
export function AddSection({ union, onAdd, onClose }: AddSectionProps) {
  const samples = useSamples();
  return (
    <Dialog title="Add a section" onClose={onClose}>
      <p className="help">It comes with example words. Rewrite them.</p>
      <ul className="kinds">
        {union.variants.map(({ description, examples: [example] }) => {
          const type = isMapping(example) ? String(example.type) : "";
          return (
            <li key={type}>
              <button type="button" onClick={() => onAdd(example)}>
                <Sample type={type} samples={samples} />
                <b>{kindOf(type)}</b>
                <span>{description}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
