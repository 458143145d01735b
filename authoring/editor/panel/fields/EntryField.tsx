import type { SchemaNode } from "../../../../content/check/schemas/schemaNode.ts";
import { isMapping } from "../../../../content/read/data.ts";
import type { Path } from "../../../../content/read/path.ts";
import { labelOf } from "../../words.ts";
import { type FieldProps, useForm } from "../context.ts";
import { focusOn } from "../focus.ts";
import { FieldGroup, UnsupportedField } from "./Labelled.tsx";
import { buttonId } from "./listItems.tsx";

/** An entry with names of its own, as a group of fields. */
export function EntryField({ name, node, path, value, required }: FieldProps) {
  return (
    <FieldGroup name={name} path={path} required={required} help={node.description}>
      <Entries node={node} path={path} value={value} />
    </FieldGroup>
  );
}

/** Entries that are shown last, as they have less to do with words. */
const LAST = [
  "id",
  "tone",
  "lazy",
  "columns",
  "look",
  "confirm",
  "sample",
  "noindex",
  "canonical",
  "ogImage",
  "schema",
];

interface EntriesProps {
  node: SchemaNode;
  path: Path;
  value: unknown;
  /** Names that are shown elsewhere. */
  without?: readonly string[];
}

/** The fields of all entries that are there, and a button for each optional one that is not. */
export function Entries({ node, path, value, without = [] }: EntriesProps) {
  const { edit, Field } = useForm();
  const data = isMapping(value) ? value : {};
  const shown = node.properties
    .filter(([name, { constant }]) => {
      const fixed = constant !== undefined && constant !== true; // its type says what it is
      return !fixed && !without.includes(name);
    })
    .sort(([a], [b]) => Number(LAST.includes(a)) - Number(LAST.includes(b)));
  const names = node.properties.map(([name]) => name);
  const unsupported = Object.keys(data).filter((name) => !names.includes(name));
  const there = (name: string) => name in data || node.required.includes(name);
  return (
    <>
      {shown.map(
        ([name, inner]) =>
          there(name) && (
            <Field
              key={name}
              name={name}
              node={inner}
              path={[...path, name]}
              value={data[name]}
              required={node.required.includes(name)}
            />
          ),
      )}
      {unsupported.map((name) => (
        <UnsupportedField key={name} name={name} path={[...path, name]} value={data[name]} />
      ))}
      <div className="more">
        {shown.map(
          ([name, inner]) =>
            !there(name) && (
              <button
                key={name}
                id={buttonId([...path, name], "add")}
                type="button"
                title={inner.description}
                onClick={() => {
                  edit({ do: "set", path: [...path, name], value: blank(inner) });
                  focusOn([...path, name]);
                }}
              >
                <span aria-hidden>+</span>
                <span className="sr-only">Add</span> {labelOf(name)}
              </button>
            ),
        )}
      </div>
    </>
  );
}

/** Returns the initial value of an entry: all required entries, empty. */
export function blank(node: SchemaNode): unknown {
  if (node.constant !== undefined) return node.constant;
  if (node.choices.length > 0) return node.choices[0];
  switch (node.type) {
    case "array":
      return node.items ? [blank(node.items)] : [];
    case "object": {
      const needed = node.properties.filter(([name]) => node.required.includes(name));
      const entries = needed.map(([name, inner]) => [name, blank(inner)] as const);
      return Object.fromEntries(node.part === "action" ? [...entries, ["href", "/"]] : entries);
    }
    case "number":
    case "integer":
      return node.least ?? 0;
    case "boolean":
      return true;
    default:
      return "";
  }
}
