import { stringify } from "yaml";
import { titled } from "../../words.ts";
import { type FieldProps, idOf } from "../context.ts";
import { ProblemsAt, Remove } from "./Labelled.tsx";

/** What no field fits, as it is written, with what is wrong with it: nothing is hidden. */
export function Strange({ name, path, value }: Pick<FieldProps, "name" | "path" | "value">) {
  return (
    <div className="field strange" data-field={idOf(path)} tabIndex={-1}>
      <div className="field-head">
        <strong>{titled(name)}</strong>
        <Remove path={path} label={titled(name)} />
      </div>
      <pre>{stringify(value)}</pre>
      <ProblemsAt path={path} within />
      <p className="help">This cannot be changed in a form. “Whole file” at the top shows it as text.</p>
    </div>
  );
}
