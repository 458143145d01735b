import { stringify } from "yaml";
import { counted } from "../../../content/problem.ts";
import { byTitles, titled } from "../../words.ts";
import { type FieldProps, useForm, useProblems } from "../context.ts";
import { Button, CommandButton, FollowButton } from "../controls.tsx";
import { fieldId, focusOnId } from "../focus.ts";

/** A button that takes an entry away. */
export function Remove({ path, label }: Pick<FieldProps, "path"> & { label: string }) {
  const { set } = useForm();
  function remove(): void {
    set(path, undefined);
    focusOnId(`${fieldId(path)}-add`, "section-title", "outline-title");
  }
  return (
    <Button className="quiet" label={`Remove ${label}`} onClick={remove}>
      Remove
    </Button>
  );
}

/** The problems of an entry; with `within`, also those of the entries in it. */
export function ProblemsAt({ path, within }: Pick<FieldProps, "path"> & { within?: true }) {
  const problems = useProblems(path, within).filter(({ code }) => code !== "original-changed"); // shown above the field
  const { titleOf } = useForm();
  return (
    <div id={`${fieldId(path)}-problems`} aria-live="polite">
      {problems.map(({ message, hint, severity, fix, follow }) => (
        <p key={message} className={severity}>
          {byTitles(message, titleOf)} {hint}{" "}
          {fix && (
            <CommandButton command={{ do: "fix", fix }}>
              {fix.text.trim() ? `Write: ${fix.text.trim()}` : "Take it away"}
            </CommandButton>
          )}
          {follow && <FollowButton follow={follow} here={path} />}
        </p>
      ))}
    </div>
  );
}

/** Shows the number of problems within something collapsed. */
export function ProblemCount({ path }: Pick<FieldProps, "path">) {
  const { length } = useProblems(path, true);
  return length > 0 && <span className="count">{counted(length, "problem")}</span>;
}

/** Shows as YAML a value that no field can edit, with its problems. */
export function UnsupportedField({ name, path, value }: Pick<FieldProps, "name" | "path" | "value">) {
  return (
    <div className="field unsupported" data-field={fieldId(path)} tabIndex={-1}>
      <div className="field-head">
        <strong>{titled(name)}</strong>
        <Remove path={path} label={titled(name)} />
      </div>
      <pre>{stringify(value)}</pre>
      <ProblemsAt path={path} within />
      <p className="help">
        This cannot be changed in a form, but in a text editor: “Whole file” at the top shows where it stands.
      </p>
    </div>
  );
}
