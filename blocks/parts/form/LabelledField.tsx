import type { ComponentProps, ReactNode } from "react";

interface FieldProps {
  /** The id of the field; the id of its error begins with it. */
  id: string;
  label: string;
  /** The quieter text after the label: that it may be left empty, what can be chosen. */
  note?: string;
  required: boolean;
  error?: string;
  children: (attributes: FieldAttributes) => ReactNode;
  className?: string;
}

/** The attributes that tie a field to its label and error. */
type FieldAttributes = Pick<
  ComponentProps<"input">,
  "id" | "required" | "aria-invalid" | "aria-describedby" | "className"
>;

/** A field with its label above and its error message below. */
export function LabelledField({ id, label, note, required, error, children, className = "" }: FieldProps) {
  const invalid = error !== undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium text-heading">
        {label} {note && <span className="font-normal text-quiet">{note}</span>}
      </label>
      {children({
        id,
        required,
        "aria-invalid": invalid,
        "aria-describedby": invalid ? `${id}-error` : undefined,
        className: "field",
      })}
      {invalid && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-emergency">
          {error}
        </p>
      )}
    </div>
  );
}
