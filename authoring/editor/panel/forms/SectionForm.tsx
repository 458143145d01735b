import { useForm } from "../context.ts";
import { Entries } from "../fields/EntryField.tsx";
import { ProblemsAt, UnsupportedField } from "../fields/Labelled.tsx";
import { focusOnId } from "../focus.ts";
import type { PageSection } from "./sections.ts";

interface SectionFormProps {
  section: PageSection;
  count: number;
  /** Goes to another section, as it stands after a change. */
  onSelect(index: number | undefined): void;
  onAdd(index: number): void;
}

/** All that a section holds, as a form, and what can be done with it. */
export function SectionForm({ section, count, onSelect, onAdd }: SectionFormProps) {
  const { edit } = useForm();
  const { index, title, kind, value, node } = section;
  const path = ["blocks", index];
  const move = (to: number) => {
    edit({ do: "move", path, to });
    onSelect(to);
    focusOnId(...(to < index ? ["section-up", "section-down"] : ["section-down", "section-up"]));
  };
  return (
    <section aria-labelledby="section-title">
      <button type="button" className="back" onClick={() => onSelect(undefined)}>
        <span aria-hidden>← </span>All sections
      </button>
      <h1 id="section-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="help">{node?.description ?? kind}</p>
      <div className="tools">
        <button id="section-up" type="button" disabled={index === 0} onClick={() => move(index - 1)}>
          <span aria-hidden>↑ </span>Move<span className="sr-only"> this section</span> up
        </button>
        <button
          id="section-down"
          type="button"
          disabled={index === count - 1}
          onClick={() => move(index + 1)}
        >
          <span aria-hidden>↓ </span>Move<span className="sr-only"> this section</span> down
        </button>
        <button
          type="button"
          onClick={() => {
            edit({ do: "insert", path: ["blocks", index + 1], value });
            onSelect(index + 1);
          }}
        >
          Copy<span className="sr-only"> this section</span>
        </button>
        <button
          type="button"
          disabled={count === 1}
          onClick={() => {
            edit({ do: "remove", path });
            onSelect(undefined);
          }}
        >
          Delete<span className="sr-only"> this section</span>
        </button>
        <button type="button" onClick={() => onAdd(index + 1)}>
          <span aria-hidden>+ </span>Add a section after this
        </button>
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
