import type { ReactNode } from "react";
import { stringify } from "yaml";
import { counted } from "../../../content/problem.ts";
import { byTitles, filled, LINK, labelOf, titled, VARIABLE } from "../../words.ts";
import { type FieldProps, useForm, useProblems } from "../context.ts";
import { Button, CommandButton, FollowButton } from "../controls.tsx";
import { fieldId, focusOnId } from "../focus.ts";
import { OriginalOf } from "./OriginalText.tsx";

interface LabelledProps extends FieldProps {
  /** Controls beside the label while the field has the focus. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A field with its label and length limit above, and its help, variable values and problems below. */
export function Labelled({ name, node, path, value, required, tools, children }: LabelledProps) {
  const id = fieldId(path);
  const { variables } = useForm();
  const { most, description } = node;
  const { length } = typeof value === "string" ? filled(value, variables) : "";
  return (
    <div className="field" data-field={id}>
      <div className="field-head">
        <label htmlFor={id}>{labelOf(name)}</label>
        {typeof value === "string" && most !== undefined && (
          <span id={`${id}-limit`} className={length > most ? "limit error" : "limit"}>
            {length} of {most} letters
          </span>
        )}
        {tools}
        {!required && <Remove path={path} label={labelOf(name)} />}
      </div>
      <OriginalOf path={path} />
      {children}
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

interface FieldGroupProps extends Pick<FieldProps, "name" | "path" | "required"> {
  help?: string | false;
  children: ReactNode;
}

/** The fields of an object or a list, under its label, with its help and problems. */
export function FieldGroup({ name, path, required, help, children }: FieldGroupProps) {
  const id = fieldId(path);
  return (
    <fieldset className="group" data-field={id} aria-describedby={`${id}-problems`}>
      <legend>{labelOf(name)}</legend>
      {!required && <Remove path={path} label={labelOf(name)} />}
      {help && <p className="help">{help}</p>}
      <OriginalOf path={path} />
      {children}
      <ProblemsAt path={path} />
    </fieldset>
  );
}

function Remove({ path, label }: Pick<FieldProps, "path"> & { label: string }) {
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
