import { useState } from "react";
import { Icon } from "../../../../blocks/parts/Icon.tsx";
import type { Icon as IconName } from "../../../../schema/types.ts";
import { type FieldProps, useForm, useTied } from "../context.ts";
import { focusOnId } from "../focus.ts";
import { Labelled } from "./Labelled.tsx";

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
