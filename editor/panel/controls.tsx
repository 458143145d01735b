import { type ComponentProps, memo, type ReactNode, useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../blocks/parts/pictures/Icon.tsx";
import type { Path } from "../../content/lib/data.ts";
import type { PanelProblem } from "../contract.ts";
import { Refusal } from "../refusal.ts";
import type { Command } from "../requestTypes.ts";
import { FormContext, useForm } from "./context.ts";
import { refocus } from "./focus.ts";

interface ButtonProps extends ComponentProps<"button"> {
  /** The accessible name, if the visible text alone is not clear. */
  label?: string;
  /** An icon in place of the children. */
  icon?: ComponentProps<typeof Icon>["name"];
}

/** A button with a text or an icon. */
export function Button({ label, icon, children, ...props }: ButtonProps) {
  return (
    <button type="button" aria-label={label} {...props}>
      {icon ? <Icon name={icon} /> : children}
    </button>
  );
}

interface InputProps extends Omit<ComponentProps<"input">, "onChange"> {
  /** Its label, above it; it then needs an id. */
  label?: string;
  onText?(text: string): void;
}

/** An input for one line of text. */
export function Input({ label, onText, ...props }: InputProps) {
  return (
    <>
      {label && <label htmlFor={props.id}>{label}</label>}
      <input className="text" onChange={({ target }) => onText?.(target.value)} {...props} />
    </>
  );
}

type OptionList = readonly (readonly [value: string, words: string])[];

interface SelectProps extends Omit<ComponentProps<"select">, "onChange"> {
  label?: string;
  options: OptionList;
  onChoose?(value: string): void;
}

/** A select control. */
export function Select({ label, options, onChoose, ...props }: SelectProps) {
  return (
    <>
      {label && <label htmlFor={props.id}>{label}</label>}
      <select className="text" onChange={({ target }) => onChoose?.(target.value)} {...props}>
        <Options options={options} />
      </select>
    </>
  );
}

const Options = memo(({ options }: { options: OptionList }) =>
  options.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  )),
);

/**
 * Runs tasks that take a while and may fail, the first of them at once. The focus is restored afterwards, as the button
 * is disabled meanwhile.
 */
export function useTask(first?: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [error, fail] = useState<unknown>();
  function start(task: () => Promise<unknown>): void {
    const had = document.activeElement;
    setBusy(true);
    fail(undefined);
    void task()
      .catch(fail)
      .finally(() => {
        flushSync(() => setBusy(false)); // renders the result before the focus is restored
        refocus(had);
      });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (first) start(first);
  }, []);
  return { busy, error, start };
}

/** Shows an error, and the places to change first. `next` says what to do if the server does not answer. */
export function ErrorBanner({ error, next = "Try again." }: { error: unknown; next?: string }) {
  const form = useContext(FormContext);
  if (error === undefined) return null;
  const refused = error instanceof Refusal ? error : undefined;
  return (
    <div role="alert">
      <p className="error">{refused?.message ?? `The server does not answer. ${next}`}</p>
      <ul>
        {refused?.obstacles.map(({ file, path, line, text }) => (
          <li key={`${file} ${line} ${text}`}>
            <Button className="quiet" onClick={() => form?.goTo({ file, path, words: text })}>
              {form?.titleOf(file) ?? file}
            </Button>
            : {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A button that runs a command, and shows the error if it fails. */
export function CommandButton({ command, children }: { command: Command; children: ReactNode }) {
  const { run } = useForm();
  const { busy, error, start } = useTask();
  return (
    <>
      <Button className="add" disabled={busy} onClick={() => start(() => run(command))}>
        {children}
      </Button>
      <ErrorBanner error={error} />
    </>
  );
}

const FOLLOW = { missing: "Add it here", extra: "Take it away here", moved: "Move it here" };

/** A button that repeats in a translation a change of its original. */
export function FollowButton({ follow, here }: Required<Pick<PanelProblem, "follow">> & { here: Path }) {
  return <CommandButton command={{ do: "follow", ...follow, here }}>{FOLLOW[follow.kind]}</CommandButton>;
}
