import { useForm } from "../context.ts";
import { Button, MoveButtons } from "../controls.tsx";
import { Entries } from "../fields/EntryField.tsx";
import { ProblemsAt, UnsupportedField } from "../fields/Labelled.tsx";
import type { PageSection } from "./sections.ts";

/** The form of a section: its actions and all its fields. */
export function SectionForm({ section, count }: { section: PageSection; count: number }) {
  const { edit, choose, show } = useForm();
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
        <Button className="plus" onClick={() => show({ adding: index + 1 })}>
          Add a section after this
        </Button>
      </div>
      {node && <ProblemsAt path={path} />}
      {node ? (
        <Entries node={node} path={path} value={value} />
      ) : (
        <UnsupportedField name={kind} path={path} value={value} />
      )}
    </section>
  );
}
