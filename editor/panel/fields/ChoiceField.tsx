import { useState } from "react";
import { Icon } from "../../../blocks/parts/pictures/Icon.tsx";
import type { Icon as IconName } from "../../../schema/types.ts";
import { labelOf, titled } from "../../words.ts";
import { type FieldProps, useFieldAttributes, useForm } from "../context.ts";
import { Button, Select } from "../controls.tsx";
import { focusOnId } from "../focus.ts";
import { ProblemsAt } from "./ProblemsAt.tsx";

/** A field for one of several values: those of its schema, or the phones, offices or drawings by name. */
export function ChoiceField({ node, path, value, required }: FieldProps) {
  const { set, choices } = useForm();
  const chosen = String(value ?? "");
  const names = { phone: choices.phones, office: choices.offices, drawing: choices.drawings };
  const [, named = {}] = Object.entries(names).find(([holds]) => holds === node.holds) ?? [];
  const known = [
    ...node.choices.map((choice) => [String(choice), titled(String(choice))] as const),
    ...Object.entries(named).map(([name, words]) => [name, `${name}: ${words}`] as const),
  ];
  const isListed = chosen === "" || known.some(([option]) => option === chosen);
  const none = node.choices.length > 0 ? "As usual" : "None";
  return (
    <Select
      {...useFieldAttributes(path)}
      value={chosen}
      options={[
        ...(required && chosen !== "" ? [] : [["", none] as const]),
        ...(isListed ? [] : [[chosen, chosen] as const]),
        ...known,
      ]}
      onChoose={(choice) =>
        set(path, node.choices.find((own) => String(own) === choice) ?? (choice || undefined))
      }
    />
  );
}

/** A checkbox. Unchecking it removes the entry. */
export function CheckField({ name, node, path, value }: FieldProps) {
  const { set } = useForm();
  const tied = useFieldAttributes(path);
  return (
    <div className="field" data-field={tied.id}>
      <label className="check">
        <input
          {...tied}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(path, target.checked || undefined)}
        />
        {labelOf(name)}
      </label>
      <p className="help" id={`${tied.id}-help`}>
        {node.description.replace(/^true: (.)/, (_, first) => first.toUpperCase())}
      </p>
      <ProblemsAt path={path} />
    </div>
  );
}

/** A field for a number. */
export function NumberField({ node, path, value, required }: FieldProps) {
  const { set } = useForm();
  return (
    <input
      {...useFieldAttributes(path)}
      className="text"
      type="number"
      step={node.type === "integer" ? 1 : "any"}
      min={node.least}
      max={node.most}
      value={typeof value === "number" ? value : ""}
      onChange={({ target: { valueAsNumber: typed } }) => {
        if (!Number.isNaN(typed)) set(path, typed);
        else if (!required) set(path, undefined);
      }}
    />
  );
}

/** A field for an icon, chosen from a list of drawings. */
export function IconField({ node, path, value }: FieldProps) {
  const { set } = useForm();
  const [open, setOpen] = useState(false);
  const { "aria-invalid": _, ...tied } = useFieldAttributes(path); // not allowed on a button
  const isIcon = (name: unknown): name is IconName => node.choices.includes(name);
  function choose(name: IconName): void {
    set(path, name);
    setOpen(false);
    focusOnId(tied.id);
  }
  return (
    <>
      <Button
        {...tied}
        className="icon-now"
        aria-describedby={`${tied.id}-now ${tied["aria-describedby"]}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {isIcon(value) && <Icon name={value} />}{" "}
        <span id={`${tied.id}-now`}>{typeof value === "string" ? value : "Choose"}</span>
      </Button>
      {open && (
        <ul className="icons" aria-label="Drawings">
          {node.choices.filter(isIcon).map((name) => (
            <li key={name}>
              <Button title={name} label={name} aria-pressed={name === value} onClick={() => choose(name)}>
                <Icon name={name} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
