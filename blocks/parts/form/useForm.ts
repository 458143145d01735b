import { type FormEvent, useEffect, useRef, useState } from "react";
import { filledIn } from "../../../schema/filledIn.ts";
import type { FieldMistake } from "../../../schema/validateQuote.ts";
import type { ShownField } from "./FormFields.tsx";
import { fieldsOf, fillEmpty, focusFirst, trimmed } from "./fields.ts";
import { countConversion, type SendOutcome, sendForm } from "./sendForm.ts";
import {
  attemptAt,
  newSession,
  readSession,
  type Session,
  storeSession,
  type TypedFields,
} from "./session.ts";

/** How long the thank-you panel is shown, in milliseconds. */
const SUCCESS_SHOWN = 5000;

/** What a visitor sees; `failed` carries the reason. */
export type Status =
  | { at: "editing" | "submitting" }
  | { at: "success"; sent: TypedFields }
  | { at: "failed"; outcome: SendOutcome; mayHaveArrived: boolean };

/** What is wrong with a field, by its name, and what was read there. */
export type Mistakes = Map<string, { mistake: FieldMistake; seen: string }>;

interface Reading {
  /** What is sent; with a file, what tells one attempt from another. */
  body: object;
  /** What is sent with a file. */
  parts?: FormData;
  mistakes: Mistakes;
}

interface FormOptions {
  /** The key of what is typed in this tab; each form has its own. */
  key: string;
  fields: readonly ShownField[];
  /** Language code of the page. */
  language: string;
  conversion?: string | undefined;
  words: { long: string; missing: object; wrong: object };
  /** What is sent of what was typed, and what is wrong with it. */
  read: (typed: TypedFields, form: HTMLFormElement) => Reading | Promise<Reading>;
  /** Fills in the form's first values, before those of the session. */
  onStart?: (form: HTMLFormElement, session: Session) => void;
}

/** A form's behavior: editing -> submitting -> success -> editing, or failed with all values kept. */
export function useForm({ key, fields: shown, language, conversion, words, read, onStart }: FormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const session = useRef(newSession());
  const isBusy = useRef(false);
  const [status, setStatus] = useState<Status>({ at: "editing" });
  const [errors, setErrors] = useState(new Map<string, string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    session.current = readSession(key);
    if (!form.current) return;
    onStart?.(form.current, session.current);
    fillEmpty(form.current, session.current.fields);
    storeFields();
  }, []);

  useEffect(() => {
    if (status.at !== "success") return;
    const timer = setTimeout(() => setStatus({ at: "editing" }), SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [status]);

  const storeFields = () => {
    if (form.current) session.current.fields = fieldsOf(form.current).fields;
    storeSession(key, session.current);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return; // its file may take a while to be read, and the button shows nothing yet
    isBusy.current = true;
    await send(event.currentTarget).finally(() => {
      isBusy.current = false;
    });
  };

  const send = async (element: HTMLFormElement) => {
    const { fields, trap } = fieldsOf(element);
    const typed = trimmed(fields);
    const { body, parts, mistakes } = await read(typed, element);
    const problems = errorsOf(shown, mistakes, words);
    setErrors(problems);
    if (problems.size > 0) return focusFirst(element, problems);
    setStatus({ at: "submitting" });
    const attempt = attemptAt(JSON.stringify(body), session.current.attempt);
    session.current.attempt = attempt;
    storeFields(); // before sending, so that a reload finds the key
    const time = Date.now() - session.current.shown;
    const outcome = await sendForm(parts ?? body, { key: attempt.key, language, shown: time, trap });
    if (outcome.status === "stored") {
      session.current = newSession();
      form.current?.reset();
      setStatus({ at: "success", sent: typed });
      countConversion(conversion);
    } else {
      attempt.mayHaveArrived ||= outcome.status === "unknown";
      setStatus({ at: "failed", outcome, mayHaveArrived: attempt.mayHaveArrived });
    }
    storeFields();
  };

  return { form, session, status, errors, submit, storeFields };
}

/** Error messages by field name: those for the field itself, else for its kind. */
function errorsOf(
  fields: readonly ShownField[],
  mistakes: Mistakes,
  words: FormOptions["words"],
): Map<string, string> {
  const told = new Map<string, string>();
  for (const { name, kind } of fields) {
    const { mistake, seen = "" } = mistakes.get(name) ?? {};
    if (mistake === undefined) continue;
    if (typeof mistake === "object") {
      told.set(name, filledIn(words.long, { most: mistake.longerThan }));
      continue;
    }
    const all: Readonly<Record<string, string>> = { ...words[mistake] };
    told.set(name, filledIn(all[name] ?? all[kind] ?? all.text ?? "", { seen: seen.slice(0, 60) }));
  }
  return told;
}
