import { useState } from "react";
import { isMapping } from "../../../../content/read/data.ts";
import { labelOf } from "../../words.ts";
import { type FieldProps, useForm } from "../context.ts";
import { focusOn } from "../focus.ts";
import { blank, Entries } from "./EntryField.tsx";
import { FieldGroup } from "./Labelled.tsx";

/** Entries whose names the writer chooses: facts of a city, phones, offices. */
export function NamesField({ name, node, path, value, required }: FieldProps) {
  const { edit, Field } = useForm();
  const [fresh, setFresh] = useState("");
  const data = isMapping(value) ? value : {};
  const known = node.properties.map(([own]) => own);
  const { others } = node;
  return (
    <FieldGroup name={name} path={path} required={required} help={node.description}>
      <Entries
        node={node}
        path={path}
        value={Object.fromEntries(Object.entries(data).filter(([own]) => known.includes(own)))}
      />
      {others &&
        Object.entries(data).map(([own, inner]) =>
          known.includes(own) ? null : (
            <Field key={own} name={own} node={others} path={[...path, own]} value={inner} required={false} />
          ),
        )}
      {others && (
        <div className="line-item">
          <input
            className="text"
            aria-label={`Name of a new entry of ${labelOf(name)}`}
            placeholder="name, as in gateCodes"
            value={fresh}
            onChange={({ target }) => setFresh(target.value.replace(/[^A-Za-z0-9]/g, ""))}
          />
          <button
            type="button"
            className="add"
            disabled={fresh === "" || fresh in data}
            onClick={() => {
              edit({ do: "set", path: [...path, fresh], value: blank(others) });
              focusOn([...path, fresh]);
              setFresh("");
            }}
          >
            <span aria-hidden>+ </span>Add<span className="sr-only"> to {labelOf(name)}</span>
          </button>
        </div>
      )}
    </FieldGroup>
  );
}
