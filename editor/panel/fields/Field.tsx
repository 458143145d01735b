import { isMapping } from "../../../content/lib/data.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import type { FieldProps } from "../context.ts";
import { CheckField, ChoiceField, IconField, NumberField } from "./ChoiceField.tsx";
import { Entries } from "./EntryField.tsx";
import { GeoField } from "./GeoField.tsx";
import { FieldGroup, Labelled, UnsupportedField } from "./Labelled.tsx";
import { ActionField, LinkField } from "./LinkField.tsx";
import { ListField } from "./ListField.tsx";
import { PictureField } from "./PictureField.tsx";
import { InsertButton, TextField } from "./TextField.tsx";

/** The field of an entry, chosen by its schema. A value that fits no field is shown as YAML. */
export function Field(props: FieldProps) {
  const { node, value, required } = props;
  const Group = groupFor(node, value);
  if (Group)
    return (
      <FieldGroup {...props} help={Group !== PictureField && Group !== ActionField && node.description}>
        <Group {...props} />
      </FieldGroup>
    );
  const Control = controlFor(node, value);
  if (!Control) return <UnsupportedField {...props} />;
  if (Control === CheckField) return <CheckField {...props} />;
  return (
    <Labelled
      {...props}
      required={required || Control === ChoiceField} // it has an option for none
      tools={Control === TextField && <InsertButton {...props} />}
    >
      <Control {...props} />
    </Labelled>
  );
}

/** Returns the component that edits an object or a list; false or undefined for other values. */
function groupFor({ part, type }: SchemaNode, value: unknown) {
  if (type === "array") return (value === undefined || Array.isArray(value)) && ListField;
  if (type !== "object" || (value !== undefined && !isMapping(value))) return undefined;
  if (part === "picture") return PictureField;
  if (part === "action") return ActionField;
  return part === "geo" ? GeoField : Entries;
}

/** Returns the component that edits a single value; false if the value has the wrong type. */
function controlFor({ part, type, holds, constant, choices }: SchemaNode, value: unknown) {
  const is = (kind: "string" | "number" | "boolean") => value === undefined || typeof value === kind;
  if (constant === true || type === "boolean") return is("boolean") && CheckField;
  if (part === "icon") return is("string") && IconField;
  if (choices.length > 0) return ChoiceField;
  if (type === "number" || type === "integer") return is("number") ? NumberField : TextField;
  if (type === "array" || type === "object") return typeof value === "string" && TextField; // a variable in its place
  if (holds === "phone" || holds === "office" || holds === "drawing") return is("string") && ChoiceField;
  return is("string") && (holds === "link" ? LinkField : TextField);
}
