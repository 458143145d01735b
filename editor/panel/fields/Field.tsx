import type { ComponentType } from "react";
import { isMapping } from "../../../content/lib/data.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import { filled, LINK, labelOf, VARIABLE } from "../../words.ts";
import { type FieldProps, useForm } from "../context.ts";
import { fieldId } from "../focus.ts";
import { CheckField, ChoiceField, IconField, NumberField } from "./ChoiceField.tsx";
import { Entries } from "./EntryField.tsx";
import { GeoField } from "./GeoField.tsx";
import { ActionField, LinkField } from "./LinkField.tsx";
import { ListField } from "./ListField.tsx";
import { OriginalOf } from "./OriginalText.tsx";
import { PictureField } from "./PictureField.tsx";
import { ProblemsAt, Remove, UnsupportedField } from "./ProblemsAt.tsx";
import { InsertButton, TextField } from "./TextField.tsx";

type FrameProps = FieldProps & { Control: ComponentType<FieldProps> };

/** The field of an entry, chosen by its schema. A value that fits no field is shown as YAML. */
export function Field(props: FieldProps) {
  const { node, value } = props;
  const Fields = groupFor(node, value);
  if (Fields) return <FieldGroup {...props} Control={Fields} />;
  const Control = controlFor(node, value);
  if (!Control) return <UnsupportedField {...props} />;
  if (Control === CheckField) return <CheckField {...props} />;
  return <LabelledField {...props} Control={Control} />;
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

/** The fields of an object or a list, under its label, with its help and problems. */
function FieldGroup({ Control, ...props }: FrameProps) {
  const { name, node, path, required } = props;
  const id = fieldId(path);
  const hasHelp = node.description !== "" && Control !== PictureField && Control !== ActionField;
  return (
    <fieldset className="group" data-field={id} aria-describedby={`${id}-problems`}>
      <legend>{labelOf(name)}</legend>
      {!required && <Remove path={path} label={labelOf(name)} />}
      {hasHelp && <p className="help">{node.description}</p>}
      <OriginalOf path={path} />
      <Control {...props} />
      <ProblemsAt path={path} />
    </fieldset>
  );
}

/** A field with its label and length limit above, and its help, variable values and problems below. */
function LabelledField({ Control, ...props }: FrameProps) {
  const { name, node, path, value, required } = props;
  const id = fieldId(path);
  const { variables } = useForm();
  const { most, description } = node;
  const { length } = typeof value === "string" ? filled(value, variables) : "";
  const isRemovable = !required && Control !== ChoiceField; // which has an option for none
  return (
    <div className="field" data-field={id}>
      <div className="field-head">
        <label htmlFor={id}>{labelOf(name)}</label>
        {typeof value === "string" && most !== undefined && (
          <span id={`${id}-limit`} className={length > most ? "limit error" : "limit"}>
            {length} of {most} letters
          </span>
        )}
        {Control === TextField && <InsertButton {...props} />}
        {isRemovable && <Remove path={path} label={labelOf(name)} />}
      </div>
      <OriginalOf path={path} />
      <Control {...props} />
      {description && (
        <p className="help" id={`${id}-help`}>
          {description}
        </p>
      )}
      {typeof value === "string" && <StandsFor text={value} />}
      <ProblemsAt path={path} />
    </div>
  );
}

/** The variables of a text as chips, each with its value, and its links, each with the page that it leads to. */
function StandsFor({ text }: { text: string }) {
  const { variables, choices } = useForm();
  const names = new Set([...text.matchAll(VARIABLE)].map(([, name = ""]) => name));
  const links = [...text.matchAll(LINK)].map(([, words = "", href = ""]) => ({ words, href }));
  if (names.size + links.length === 0) return null;
  return (
    <ul className="chips" aria-label="Filled in by itself, and links">
      {links.map(({ words, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand twice
        <li key={index}>
          <u>{filled(words, variables)}</u> leads to{" "}
          {choices.pages.find(({ url }) => url === href.replace(/#.*/, ""))?.title ?? href}
        </li>
      ))}
      {[...names].map((name) => (
        <li key={name}>
          <code>{name}</code> {variables.find((variable) => variable.name === name)?.value ?? "not known"}
        </li>
      ))}
    </ul>
  );
}
