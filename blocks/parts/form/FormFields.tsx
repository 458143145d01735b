import { type ComponentProps, type ReactNode, useId } from "react";
import type { kindOf } from "../../../schema/formRequest.ts";
import { LabelledField } from "./LabelledField.tsx";

/** A field of a form as visitors see it. */
export interface ShownField {
  /** Its name in the form. */
  name: string;
  kind: ReturnType<typeof kindOf>;
  label: string;
  optional?: boolean;
  /** What stands behind the label of this field alone. */
  note?: string;
  /** For a choice: what is shown of each, and what is sent if that differs. */
  choices?: readonly { label: string; value?: string }[];
  /** Attributes beyond those of its kind. */
  attributes?: ComponentProps<"input">;
  /** What belongs to it and is not seen, such as the list of its suggestions. */
  beside?: ReactNode;
}

interface FormFieldsProps {
  fields: readonly ShownField[];
  /** Error messages by field name. */
  errors: Map<string, string>;
  words: Record<"choose" | "optional" | "trap", string>;
}

/** The name of the hidden trap field: one that no browser or password manager recognizes and fills in. */
export const HONEYPOT = "notice";

// Attributes that make password managers ignore a field: 1Password, Bitwarden, LastPass, Dashlane.
const LEFT_ALONE = {
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
  "data-form-type": "other",
};

/** The attributes of an input by its kind. A number is typed as text: a browser drops what it cannot read as one. */
const INPUTS: Partial<Record<ShownField["kind"], ComponentProps<"input">>> = {
  name: { type: "text", autoComplete: "name" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  number: { autoComplete: "off", inputMode: "decimal" },
  date: { type: "date", autoComplete: "off" },
  tick: { type: "checkbox", value: "yes" },
};

/** The fields of a form in their order, with a hidden trap for bots. */
export function FormFields({ fields, errors, words }: FormFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          id={`${id}${field.name}`}
          error={errors.get(field.name)}
          words={words}
        />
      ))}
      <div aria-hidden="true" className="absolute -start-[200vw]">
        <label htmlFor={`${id}${HONEYPOT}`}>{words.trap}</label>
        <input id={`${id}${HONEYPOT}`} name={HONEYPOT} tabIndex={-1} autoComplete="off" {...LEFT_ALONE} />
      </div>
    </div>
  );
}

interface OneFieldProps extends Pick<FormFieldsProps, "words"> {
  field: ShownField;
  id: string;
  error: string | undefined;
}

function Field({ field, id, error, words }: OneFieldProps) {
  const { name, kind, label, optional, note, choices, attributes, beside } = field;
  const isWide = kind === "choice" || kind === "longText" || kind === "tick";
  return (
    <>
      <LabelledField
        id={id}
        label={label}
        note={note ?? (optional ? words.optional : undefined)}
        required={!optional}
        error={error}
        className={isWide ? "sm:col-span-2" : undefined}
      >
        {(tied) => {
          if (choices)
            return (
              <select {...tied} name={name} defaultValue="" autoComplete="off">
                <option value="">{words.choose}</option>
                {choices.map(({ label: shown, value }) => (
                  <option key={shown} value={value}>
                    {shown}
                  </option>
                ))}
              </select>
            );
          if (kind === "longText") return <textarea {...tied} name={name} rows={4} autoComplete="off" />;
          return <input {...tied} name={name} {...INPUTS[kind]} {...attributes} />;
        }}
      </LabelledField>
      {beside}
    </>
  );
}
