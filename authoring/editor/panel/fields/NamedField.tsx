import { type FieldProps, useForm, useTied } from "../context.ts";
import { Labelled } from "./Labelled.tsx";

/** One of the phones or offices of site.yaml, by its name there. */
export function NamedField(props: FieldProps) {
  const { node, path, value, required } = props;
  const { edit, choices } = useForm();
  const named = node.holds === "phone" ? choices.phones : choices.offices;
  const chosen = typeof value === "string" ? value : "";
  return (
    <Labelled {...props}>
      <select
        {...useTied(path)}
        className="text"
        value={chosen}
        onChange={({ target }) =>
          edit(target.value === "" ? { do: "remove", path } : { do: "set", path, value: target.value })
        }
      >
        {(!required || chosen === "") && <option value="">None</option>}
        {chosen !== "" && !(chosen in named) && <option value={chosen}>{chosen}</option>}
        {Object.entries(named).map(([name, words]) => (
          <option key={name} value={name}>
            {name}: {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
