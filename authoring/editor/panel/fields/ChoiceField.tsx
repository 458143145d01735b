import { useState } from "react";
import { Icon } from "../../../../blocks/parts/pictures/Icon.tsx";
import type { Icon as IconName } from "../../../../schema/types.ts";
import { labelOf, titled } from "../../words.ts";
import { type FieldProps, useForm, useTied } from "../context.ts";
import { focusOnId } from "../focus.ts";
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

/** A checkbox. The entry is removed where it is not checked. */
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

/** A small drawing, chosen by looking. */
export function IconField(props: FieldProps) {
  const { node, path, value } = props;
  const { edit } = useForm();
  const [open, setOpen] = useState(false);
  const { "aria-invalid": _, ...tied } = useTied(path); // of a button, there is no such thing
  const isIcon = (name: unknown): name is IconName => node.choices.includes(name);
  return (
    <Labelled {...props}>
      <button
        {...tied}
        type="button"
        className="icon-now"
        aria-describedby={`${tied.id}-now ${tied["aria-describedby"]}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {isIcon(value) && <Icon name={value} />}{" "}
        <span id={`${tied.id}-now`}>{typeof value === "string" ? value : "Choose"}</span>
      </button>
      {open && (
        <ul className="icons" aria-label="Drawings">
          {node.choices.filter(isIcon).map((name) => (
            <li key={name}>
              <button
                type="button"
                title={name}
                aria-label={name}
                aria-pressed={name === value}
                onClick={() => {
                  edit({ do: "set", path, value: name });
                  setOpen(false);
                  focusOnId(tied.id);
                }}
              >
                <Icon name={name} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Labelled>
  );
}
