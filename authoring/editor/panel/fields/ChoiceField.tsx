import { labelOf, titled } from "../../words.ts";
import { type FieldProps, useForm, useTied } from "../context.ts";
import { Labelled, ProblemsAt } from "./Labelled.tsx";

/** One of several values. */
export function ChoiceField(props: FieldProps) {
  const { node, path, value, required } = props;
  const { edit } = useForm();
  const known = value === undefined || node.choices.includes(value);
  return (
    <Labelled {...props} required>
      <select
        {...useTied(path)}
        className="text"
        value={value === undefined ? "" : String(value)}
        onChange={({ target }) => {
          const chosen = node.choices.find((choice) => String(choice) === target.value);
          edit(chosen === undefined ? { do: "remove", path } : { do: "set", path, value: chosen });
        }}
      >
        {(!required || value === undefined) && <option value="">As usual</option>}
        {!known && <option value={String(value)}>{String(value)}</option>}
        {node.choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {typeof choice === "string" ? titled(choice) : String(choice)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Yes or no: what is not so is left out. */
export function CheckField({ name, node, path, value }: FieldProps) {
  const { edit } = useForm();
  const tied = useTied(path);
  const { id } = tied;
  return (
    <div className="field" data-field={id}>
      <label className="check">
        <input
          {...tied}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) =>
            edit(target.checked ? { do: "set", path, value: true } : { do: "remove", path })
          }
        />
        {labelOf(name)}
      </label>
      <p className="help" id={`${id}-help`}>
        {node.description.replace(/^true: (.)/, (_, first) => first.toUpperCase())}
      </p>
      <ProblemsAt path={path} />
    </div>
  );
}

/** A number. */
export function NumberField(props: FieldProps) {
  const { node, path, value, required } = props;
  const { edit } = useForm();
  return (
    <Labelled {...props}>
      <input
        {...useTied(path)}
        className="text"
        type="number"
        step={node.type === "integer" ? 1 : "any"}
        min={node.least}
        max={node.most}
        value={typeof value === "number" ? value : ""}
        onChange={({ target }) => {
          if (!Number.isNaN(target.valueAsNumber)) edit({ do: "set", path, value: target.valueAsNumber });
          else if (!required) edit({ do: "remove", path });
        }}
      />
    </Labelled>
  );
}
