import type { ErrorObject } from "ajv/dist/2020.js";
import { errorsIn, type Problem } from "../problem/problem.ts";
import { suggest } from "../problem/suggest.ts";
import { isMapping } from "../read/data.ts";
import type { ContentFile } from "../read/files.ts";
import { pathOf } from "../read/path.ts";
import { type ReadResult, readYaml } from "../read/readYaml.ts";
import type { Source } from "../read/source.ts";
import type { Unresolvable } from "../variables/expand.ts";
import { explain } from "./explain/explain.ts";
import { meantNames } from "./explain/meantNames.ts";
import { isOverLines } from "./explain/mistake.ts";
import type { CompiledSchema } from "./schemas/schemas.ts";

// A file with more mistakes than this is of another kind altogether: a list of all would help nobody.
const MOST_MISTAKES = 100;

/** A file's data after checking: `value` where it is right, else undefined. */
export interface Checked<T> {
  value: T | undefined;
  problems: Problem[];
}

/**
 * Checks data against a compiled schema and reports each mistake once, where it stands; of a variable that is
 * `unresolvable`, none.
 */
export function validate<T>(
  source: Source,
  data: unknown,
  { validate: validator }: CompiledSchema<T>,
  unresolvable: Unresolvable = () => false,
): Checked<T> {
  if (validator(data)) return { value: data, problems: [] };
  const mistakes = mistakesIn(validator.errors ?? []);
  const tookIn = mistakes
    .filter((error) => tookInLines(source, error))
    .map(({ instancePath }) => instancePath);
  const problems = mistakes
    .filter(
      ({ keyword, instancePath }) =>
        keyword !== "required" || !tookIn.some((path) => isWithin(path, instancePath)),
    )
    .slice(0, MOST_MISTAKES)
    .flatMap((error) => explain(source, error, unresolvable) ?? []);
  return { value: undefined, problems: onePerList(onePerPlace(problems)) };
}

/** Reads a file that stands for itself, without variables, and checks it. */
export function readChecked<T>(file: ContentFile, schema: CompiledSchema<T>): ReadResult & Checked<T> {
  const { source, problems } = readYaml(file, counter(schema));
  const checked = source.data === undefined ? undefined : validate(source, source.data, schema);
  return { source, value: checked?.value, problems: reconciled(problems, checked?.problems ?? []) };
}

/** Whether a text is too long because the lines below are read as more of it: then the name is missing that they had. */
function tookInLines(source: Source, { keyword, instancePath }: ErrorObject): boolean {
  return keyword === "maxLength" && isOverLines(source.textAt(pathOf(instancePath)));
}

function isWithin(path: string, around: string): boolean {
  return path.slice(0, path.lastIndexOf("/")) === around;
}

/**
 * What reading and checking a file found, each mistake once: a line that could not be read as it was meant is reported
 * alone; a text without its name says which one is missing; and a list that was read as a text is reported as such.
 */
export function reconciled(read: Problem[], checked: Problem[]): Problem[] {
  const lists = checked.filter(({ code }) => code === "wrong-type").map(({ path }) => JSON.stringify(path));
  const own = read.filter(
    ({ code, path }) =>
      !(code === "swallowed-dash" || code === "indentation") || !lists.includes(JSON.stringify(path)),
  );
  const lines = new Set(errorsIn(own).map(({ range }) => range.start.line));
  const found = checked.filter(({ range }) => !lines.has(range.start.line));
  const missing = found.filter(({ code }) => code === "missing-property");
  const nameless = own.filter(({ code }) => NAMELESS.includes(code)); // each is what one entry around lacks
  const filled = new Map(nameless.map((one) => [one, missing.findLast((lack) => mayLack(lack, one))]));
  const taken = [...filled.values()];
  return [
    ...own.map((one) => withName(one, filled.get(one))),
    ...found.filter((one) => !taken.includes(one)),
  ];
}

/** A line without a name, and a text that took one in with the empty line above it. */
const NAMELESS: readonly Problem["code"][] = ["no-name", "lost-paragraph"];

/** Whether what an entry lacks may be the name of a line: one below its start, or in the page's head; of a text that took lines in, one beside it. */
function mayLack({ path, range }: Problem, nameless: Problem): boolean {
  if (nameless.code === "lost-paragraph")
    return JSON.stringify(path) === JSON.stringify(nameless.path.slice(0, -1));
  return path.length === 0 || range.start.line < nameless.range.start.line;
}

/** A line without a name, with the one that is missing there. */
function withName(nameless: Problem, lack: Problem | undefined): Problem {
  const { lacks: name } = lack ?? {};
  if (name === undefined || !lack) return nameless;
  const { fix, ...rest } = nameless;
  if (nameless.code === "lost-paragraph")
    return { ...rest, hint: `If its second line begins another text, write ${name}: | above that.` };
  if (fix) return nameless;
  const { start } = nameless.range;
  if (start.column !== lack.range.start.column)
    return { ...nameless, hint: `Write ${name}: | in a line of its own above it, two spaces further left.` };
  return {
    ...nameless,
    hint: `Write ${name}: in front of it.`,
    fix: { range: { start, end: start }, text: `${name}: ` },
  };
}

/** Counts the mistakes in data. */
export function counter<T>(schema: CompiledSchema<T>): (data: unknown) => number {
  return (data) => (schema.validate(data) ? 0 : mistakesIn(schema.validate.errors ?? []).length);
}

/** The errors that are mistakes of their own, without those that only repeat another. */
export function mistakesIn(errors: ErrorObject[]): ErrorObject[] {
  const places = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return errors.filter((error) => !isEcho(error, places.get(error.instancePath) ?? []));
}

/** Whether an error only repeats another at its place: the entry that is missing because its name was misspelt. */
function isEcho({ keyword, params, data }: ErrorObject, here: ErrorObject[]): boolean {
  if (typeof data === "string" && data.includes("${")) return true; // a variable that could not be filled in
  const also = (...keywords: string[]) => here.some((other) => keywords.includes(other.keyword));
  if (here.some(isSectionInside))
    return keyword !== "additionalProperties" || params.additionalProperty !== "type";
  if (keyword === "propertyNames" || keyword === "if") return true; // the error within says more
  if (keyword === "pattern") return also("minLength");
  if (keyword === "minProperties") return also("required", "additionalProperties");
  if (keyword === "maxProperties") return also("additionalProperties");
  if (keyword !== "required") return false;
  const missing: string = params.missingProperty;
  const isMisnamed = ({ propertyName = "" }: ErrorObject) => suggest(propertyName, [missing]) !== undefined;
  if (here.some(isMisnamed)) return true; // as Main, where a name begins with a small letter
  const unknown = here.find((other) => other.keyword === "additionalProperties");
  const names = unknown ? [...meantNames(data, unknown.parentSchema)] : [];
  return names.some(([name, meant]) => meant === missing || suggest(name, [missing]) !== undefined);
}

/** Entries of one list in one line that are of the wrong kind alike, as numbers without quotes, are one mistake. */
function onePerList(problems: Problem[]): Problem[] {
  const listOf = ({ code, path, fix }: Problem) =>
    code === "wrong-type" && fix && typeof path.at(-1) === "number" ? JSON.stringify(path.slice(0, -1)) : "";
  const lists = Map.groupBy(problems, listOf);
  return problems.flatMap((problem) => {
    const alike = lists.get(listOf(problem)) ?? [];
    const [first, last] = [alike[0], alike.at(-1)];
    const isOneLine = last && first?.range.start.line === last.range.start.line;
    if (listOf(problem) === "" || alike.length < 2 || !isOneLine || !first.fix || !last.fix) return [problem];
    if (problem !== first) return [];
    const text = alike.map(({ fix }) => fix?.text).join(", ");
    const range = { start: first.fix.range.start, end: last.fix.range.end };
    const message = first.message.replace(
      /^Entry \d+ of ('.*?') should hold/,
      "Each entry of $1 should hold",
    );
    return [{ ...first, message, hint: `Write ${text}`, fix: { range, text } }];
  });
}

/** Whether an entry of a list is a section of the page: what else it has need not be told. */
function isSectionInside({ keyword, params, data }: ErrorObject): boolean {
  return keyword === "additionalProperties" && params.additionalProperty === "type" && isMapping(data);
}

/** One problem for each place and kind: a variable that brings a list of wrong entries is one mistake. */
function onePerPlace(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ range: { start }, message }) => {
    const key = `${start.line}:${start.column} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
