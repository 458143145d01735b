import type { SchemaNode } from "../../../../content/check/schemas/schemaNode.ts";
import { isMapping } from "../../../../content/read/data.ts";
import type { FieldProps } from "../context.ts";
import { CheckField, ChoiceField, IconField, NamedField, NumberField } from "./ChoiceField.tsx";
import { EntryField } from "./EntryField.tsx";
import { GeoField } from "./GeoField.tsx";
import { UnsupportedField } from "./Labelled.tsx";
import { ActionField, LinkField } from "./LinkField.tsx";
import { ListField } from "./ListField.tsx";
import { NamesField } from "./NamesField.tsx";
import { PictureField } from "./PictureField.tsx";
import { TextField } from "./TextField.tsx";

/** The field for an entry, by what its schema says of it. What fits no field is shown as it is written. */
export function Field(props: FieldProps) {
  const { node, value } = props;
  const Known = fieldFor(node, value);
  return Known ? <Known {...props} /> : <UnsupportedField {...props} />;
}

function fieldFor(node: SchemaNode, value: unknown) {
  const { part, type, holds } = node;
  if (node.constant === true || type === "boolean") return isOr(value, "boolean") && CheckField;
  if (part === "icon") return isOr(value, "string") && IconField;
  if (node.choices.length > 0) return ChoiceField;
  if (type === "array") {
    if (typeof value === "string") return TextField; // a variable that stands for the list
    return (value === undefined || Array.isArray(value)) && ListField;
  }
  if (type === "object") {
    if (typeof value === "string") return TextField;
    if (value !== undefined && !isMapping(value)) return undefined;
    if (part === "picture") return PictureField;
    if (part === "action") return ActionField;
    if (part === "geo") return GeoField;
    return node.others ? NamesField : EntryField;
  }
  if (type === "number" || type === "integer") return (isOr(value, "number") && NumberField) || TextField;
  if (holds === "phone" || holds === "office") return isOr(value, "string") && NamedField;
  if (holds === "link") return isOr(value, "string") && LinkField;
  return isOr(value, "string") && TextField;
}

function isOr(value: unknown, type: "string" | "number" | "boolean"): boolean {
  return value === undefined || typeof value === type;
}
