import { isMapping } from "../../../../content/read/data.ts";
import { labelOf } from "../../words.ts";
import { type FieldProps, idOf, useForm } from "../context.ts";
import { Entries } from "./EntryField.tsx";
import { ProblemsAt, Remove } from "./Labelled.tsx";

/** A button: what stands on it, and whether it leads to a page or calls a phone. */
export function ActionField({ name, node, path, value, required }: FieldProps) {
  const { edit, choices, Field } = useForm();
  const data = isMapping(value) ? value : {};
  const kind = "call" in data ? "call" : "href";
  const inner = node.properties.find(([own]) => own === kind)?.[1];
  const [phone = "main"] = Object.keys(choices.phones);
  const id = idOf(path);
  return (
    <fieldset className="group" data-field={id} aria-describedby={`${id}-problems`}>
      <legend>{labelOf(name)}</legend>
      {!required && <Remove path={path} label={labelOf(name)} />}
      <Entries node={node} path={path} value={data} without={["href", "call"]} />
      <label htmlFor={`${id}-kind`}>What it does</label>
      <select
        id={`${id}-kind`}
        className="text"
        value={kind}
        onChange={({ target }) =>
          edit(
            ...(kind in data ? [{ do: "remove", path: [...path, kind] } as const] : []),
            target.value === "call"
              ? { do: "set", path: [...path, "call"], value: phone }
              : { do: "set", path: [...path, "href"], value: "/" },
          )
        }
      >
        <option value="href">Leads to a page or section</option>
        <option value="call">Calls a phone</option>
      </select>
      {inner && <Field name={kind} node={inner} path={[...path, kind]} value={data[kind]} required />}
      <ProblemsAt path={path} />
    </fieldset>
  );
}
