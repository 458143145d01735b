import schema from "./quoteRequest.json" with { type: "json" };
import { readField } from "./readQuote.ts";
import type { FormField, QuoteRequest } from "./types.ts";
import { type FieldMistake, mistakeOf, type Rule } from "./validateQuote.ts";

/** What a visitor sends by a form that a page declares: its name, and its fields with what was typed there. */
export interface FormRequest {
  form: string;
  answers: Answer[];
}

interface Answer extends FormField {
  answer: string;
}

type FieldKind = NonNullable<FormField["kind"]> | "choice";

const { name, email, phone, location, message } = schema.properties;

/** What a page says, which its author wrote: a form's name, a label, a choice. One line, without signs that turn text. */
const WRITTEN: Rule = {
  type: "string",
  minLength: 1,
  maxLength: 1000,
  pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]*$",
};

/** The rules for each kind of field: those of the quote form where it has such a field. */
const RULES: Readonly<Record<FieldKind, Rule>> = {
  name,
  email,
  phone,
  text: { ...location, maxLength: 300 },
  choice: WRITTEN,
  longText: message,
  date: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
  number: { type: "string", pattern: "^[+\u2212\\-]?\\d[\\d., ]{0,20}$" },
  tick: { type: "string", pattern: "^yes$" },
  file: { ...WRITTEN, maxLength: 255 },
};

const MOST_FIELDS = 20; // as schema/blocks/form.json allows

/** What kind of field it is: a choice where choices are listed, else one line of text unless it says otherwise. */
export function kindOf({ kind, choices }: Pick<FormField, "kind" | "choices">): FieldKind {
  return choices ? "choice" : (kind ?? "text");
}

/** What was read of an answer, and what is wrong with it. The form and the function ask this alike. */
export function readAnswer(field: FormField, answer: string): { read: string; mistake?: FieldMistake } {
  const kind = kindOf(field);
  const { read } = readField(kind, answer);
  if (read.trim() === "") return field.optional ? { read: "" } : { read, mistake: "missing" };
  if (field.choices && !field.choices.includes(read)) return { read, mistake: "wrong" };
  const mistake = mistakeOf(RULES[kind], read, true);
  return mistake === undefined ? { read } : { read, mistake };
}

/**
 * Whether what was sent is a form's request: every answer right for its field, one of them a way to answer, and the name
 * of a file exactly where one was sent along. The function knows no page, so that a form that has been open since before
 * a change of its page can still be sent.
 */
export function isFormRequest(sent: unknown, hasFile: boolean): sent is FormRequest {
  const { form, answers }: Partial<Record<keyof FormRequest, unknown>> = Object(sent);
  return (
    isLine(form) &&
    Array.isArray(answers) &&
    answers.length <= MOST_FIELDS &&
    answers.every(
      (answer: unknown) => isAnswer(answer) && readAnswer(answer, answer.answer).mistake === undefined,
    ) &&
    answers.some((answer: Answer) => ["email", "phone"].includes(kindOf(answer)) && isAnswered(answer)) &&
    fileNamesIn(answers).length === (hasFile ? 1 : 0)
  );
}

function isAnswered(answer: Answer): boolean {
  return readAnswer(answer, answer.answer).read !== "";
}

/** The names of the files that were chosen: the answers of fields for files. */
function fileNamesIn(answers: readonly Answer[]): string[] {
  const files = answers.filter((answer) => kindOf(answer) === "file" && isAnswered(answer));
  return files.map((answer) => readAnswer(answer, answer.answer).read);
}

function isAnswer(sent: unknown): sent is Answer {
  const { label, kind = "text", choices = [], answer }: Partial<Record<keyof Answer, unknown>> = Object(sent);
  return (
    isLine(label) &&
    typeof kind === "string" &&
    Object.hasOwn(RULES, kind) &&
    Array.isArray(choices) &&
    choices.every(isLine) &&
    typeof answer === "string"
  );
}

function isLine(text: unknown): text is string {
  return mistakeOf(WRITTEN, text, true) === undefined;
}

/**
 * A form's request as it is stored and mailed, like a quote request: who sent it in the fields of their own, all other
 * answers as lines of the message, the form's name as the service, and no location. With it, the name of its file.
 */
export function quoteOf({ form, answers }: FormRequest): {
  quote: QuoteRequest;
  typed: Record<string, string>;
  fileName: string | undefined;
} {
  const typed: Record<string, string> = {};
  const own = new Set<Answer>();
  const first = (kind: "name" | "email" | "phone") => {
    const found = answers.find((answer) => kindOf(answer) === kind && isAnswered(answer));
    if (found === undefined) return "";
    own.add(found);
    const { read, otherwise } = readField(kind, found.answer);
    if (otherwise !== undefined) typed[kind] = otherwise;
    return read;
  };
  const who = { name: first("name"), email: first("email"), phone: first("phone") };
  const lines = answers
    .filter((answer) => !own.has(answer))
    .map((answer) => `${answer.label}: ${readAnswer(answer, answer.answer).read || "–"}`);
  const plain = (text: string) => text.replaceAll("\u2060", ""); // keeps names on one line of a page
  const quote = { ...who, service: plain(form), location: "", message: plain(lines.join("\n")) };
  return { quote, typed, fileName: fileNamesIn(answers)[0] };
}
