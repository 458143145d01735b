import { useState } from "react";
import { nameFor } from "../../../checker/lib/fileNames.ts";
import { isMapping, type Path } from "../../../content/lib/data.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import { labelOf } from "../../words.ts";
import { useForm } from "../context.ts";
import { Button, Input } from "../controls.tsx";
import { fieldId, focusOn } from "../focus.ts";
import { UnsupportedField } from "./ProblemsAt.tsx";

/** Properties that are shown last, as they have less to do with text. */
const LAST = "id tone lazy columns look confirm sample noindex canonical ogImage schema".split(" ");

type Property = SchemaNode["properties"][number];

interface EntriesProps {
  node: SchemaNode;
  path: Path;
  value: unknown;
  /** The names of properties that are shown elsewhere. */
  without?: readonly string[];
}

/** The fields of all present or required properties, and an Add button for each of the others. */
export function Entries({ node, path, value, without = [] }: EntriesProps) {
  const { Field, set } = useForm();
  const data = isMapping(value) ? value : {};
  const { properties, required, others } = node;
  const isShown = ([name, { constant }]: Property) =>
    !without.includes(name) && (constant === undefined || constant === true); // other constants are implied by its type
  const isThere = ([name]: Property) => name in data || required.includes(name);
  const rank = ([name]: Property) => Number(LAST.includes(name));
  const shown = properties.filter(isShown).sort((a, b) => rank(a) - rank(b));
  const unknown = Object.keys(data).filter((name) => !properties.some(([known]) => known === name));
  const fields = [...shown.filter(isThere), ...unknown.map((name) => [name, others] as const)];
  function add(name: string, inner: SchemaNode): void {
    set([...path, name], blank(inner));
    focusOn([...path, name]);
  }
  return (
    <>
      {fields.map(([name, inner]) => {
        const props = { name, path: [...path, name], value: data[name] };
        if (!inner) return <UnsupportedField key={name} {...props} />;
        return <Field key={name} {...props} node={inner} required={required.includes(name)} />;
      })}
      <div className="more">
        {shown
          .filter((entry) => !isThere(entry))
          .map(([name, inner]) => (
            <Button
              key={name}
              id={`${fieldId([...path, name])}-add`}
              className="plus"
              title={inner.description}
              label={`Add ${labelOf(name)}`}
              onClick={() => add(name, inner)}
            >
              {labelOf(name)}
            </Button>
          ))}
      </div>
      {others && <NewName path={path} known={Object.keys(data)} onAdd={(name) => add(name, others)} />}
    </>
  );
}

/** An input for the key of a new entry, where writers choose the keys: facts of a city, phones, offices. */
function NewName({ path, known, onAdd }: { path: Path; known: string[]; onAdd(name: string): void }) {
  const [typed, write] = useState("");
  const name = nameFor(typed);
  const of = labelOf(String(path.at(-1)));
  return (
    <div className="line-item">
      <Input
        aria-label={`Name of a new entry of ${of}`}
        placeholder="Its name, as: Gate codes"
        value={typed}
        onText={write}
      />
      <Button
        className="add plus"
        label={`Add to ${of}`}
        disabled={name === "" || known.includes(name)}
        onClick={() => {
          onAdd(name);
          write("");
        }}
      >
        Add
      </Button>
    </div>
  );
}

/** Returns the initial value of an entry: all its required properties, with empty values. */
export function blank(node: SchemaNode): unknown {
  const { type, constant, choices, items, least, properties, required, part } = node;
  if (constant !== undefined) return constant;
  if (choices.length > 0) return choices[0];
  if (type === "array") return items ? [blank(items)] : [];
  if (type === "number" || type === "integer") return least ?? 0;
  if (type !== "object") return type === "boolean" ? true : "";
  const needed = properties.filter(([name]) => required.includes(name));
  const entries = needed.map(([name, inner]) => [name, blank(inner)] as const);
  return Object.fromEntries(part === "action" ? [...entries, ["href", "/"]] : entries);
}
