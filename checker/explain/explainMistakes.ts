import type { ErrorObject } from "ajv/dist/2020.js";
import { isMapping, nameOf, type Path, pathOf, valueAt } from "../../content/lib/data.ts";
import type { Problem } from "../../content/problem.ts";
import type { Source } from "../../content/read/source.ts";
import { variantFor } from "../../content/validate/schemaNode.ts";
import { type CompiledSchema, openSchemas, validate } from "../../content/validate/schemas.ts";
import type { Unresolvable } from "../../content/variables/scope.ts";
import { nodeAt } from "../lib/annotatedTexts.ts";
import { schemaNameOf } from "../lib/fileNames.ts";
import { problemOf } from "../lib/problemOf.ts";
import { suggest } from "../lib/suggest.ts";
import { explainers } from "./explainers.ts";
import { meantNames } from "./meantNames.ts";
import { type Explained, isOverLines, whatBelongs } from "./mistake.ts";

// A file with more mistakes than this is of another kind altogether: a list of all would help nobody.
const MOST_MISTAKES = 100;

/**
 * Explains what a schema forbids, each mistake once, at its place. Mistakes caused by an `unresolvable` variable are not
 * reported.
 */
export function explainMistakes(
  source: Source,
  errors: readonly ErrorObject[],
  unresolvable: Unresolvable,
): Problem[] {
  const mistakes = mistakesIn(errors);
  // The mappings of texts that took in the lines below, whose property is then missing, too.
  const tookIn = mistakes
    .filter(
      ({ keyword, instancePath: at }) => keyword === "maxLength" && isOverLines(source.textAt(pathOf(at))),
    )
    .map(({ instancePath }) => instancePath.slice(0, instancePath.lastIndexOf("/")));
  const problems = mistakes
    .filter(({ keyword, instancePath }) => keyword !== "required" || !tookIn.includes(instancePath))
    .slice(0, MOST_MISTAKES)
    .flatMap((error) => explain(source, error, unresolvable) ?? []);
  return onePerList(problems);
}

/** Returns a function that counts the mistakes in data. */
export function countMistakes(schema: CompiledSchema<unknown>): (data: unknown) => number {
  return (data) => mistakesIn(validate(data, schema).errors).length;
}

/** The errors without those that only repeat another one. */
export function mistakesIn(errors: readonly ErrorObject[]): ErrorObject[] {
  const places = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return errors.filter((error) => !isEcho(error, places.get(error.instancePath) ?? []));
}

/** Whether an error only repeats another at its path, such as a property missing because its name is misspelled. */
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
  if (here.some(isMisnamed)) return true; // such as Main, as names begin with a small letter
  const unknown = here.find((other) => other.keyword === "additionalProperties");
  const names = unknown ? [...meantNames(data, unknown.parentSchema)] : [];
  return names.some(([name, meant]) => meant === missing || suggest(name, [missing]) !== undefined);
}

/** Merges wrong-type problems of entries on one line of a list, such as unquoted numbers, into one. */
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
    const message = first.message.replace(/^Entry \d+ of ('.*?') should/, "Each entry of $1 should");
    return [{ ...first, message, hint: `Write ${text}`, fix: { range, text } }];
  });
}

/** Whether a list entry is a misplaced section of the page: its other mistakes need not be reported. */
function isSectionInside({ keyword, params, data }: ErrorObject): boolean {
  return keyword === "additionalProperties" && params.additionalProperty === "type" && isMapping(data);
}

/**
 * Explains an ajv error to content writers, at the place where it must be fixed. Undefined if the value comes from
 * a variable whose own file has the problem.
 */
function explain(source: Source, error: ErrorObject, unresolvable: Unresolvable): Problem | undefined {
  const path = pathOf(error.instancePath);
  const variable = variableAt(source.data, path);
  if (variable) {
    if (unresolvable(variable.root)) return undefined;
    const { path: place, written } = variable;
    const isEntry = typeof place.at(-1) === "number"; // of a list: one variable may be the whole list
    const isMail = error.parentSchema?.holds === "link" && /^\S+@\S+$/.test(String(error.data));
    const instead = isMail ? `Write mailto:${written}` : "Choose another variable, or type the words.";
    const message = `${nameOf(place)} cannot be ${written}: what it stands for does not fit here.`;
    const inOneLine = `If it is a whole list, write ${place.at(-2)}: ${written} in one line, without a dash.`;
    const hint = isEntry ? inOneLine : instead;
    return problemOf(source, { path: place, code: "wrong-variable", message, hint });
  }
  const explained = explainMistake(source, error, path);
  return problemOf(source, { ...explained, path: explained.path ?? path });
}

function explainMistake(source: Source, error: ErrorObject, path: Path): Explained {
  const { keyword, parentSchema } = error;
  const said: Partial<Explained> | undefined = parentSchema?.says?.[keyword]; // the schema's own message for it
  const top = openSchemas()[schemaNameOf(source.file)].node;
  const parent = path.slice(0, -1);
  const around = valueAt(source.data, parent);
  const { required } = variantFor(nodeAt(top, source.data, parent), around);
  const name = nameOf(path);
  const described = openSchemas().describe(parentSchema);
  const own: Explained = explainers[keyword]?.({
    error,
    path,
    around,
    name,
    written: source.textAt(path),
    described,
    node: nodeAt(top, source.data, path),
    isRequired: required.includes(String(path.at(-1))),
  }) ?? { code: "wrong-form", message: `${name} is not right.`, hint: whatBelongs(described) };
  return { ...own, ...said, hint: own.replacement === undefined ? (said?.hint ?? own.hint) : own.hint };
}

/** The variable that filled in the value at a path or a value around it; `root` is the first part of its name. */
function variableAt(data: unknown, path: Path): { path: Path; written: string; root: string } | undefined {
  const value = valueAt(data, path);
  if (value === undefined && path.length > 0) return variableAt(data, path.slice(0, -1));
  const [written, root = ""] = /^\$\{\s*(\w+)[^{}]*\}$/.exec(String(value).trim()) ?? [];
  return written === undefined ? undefined : { path, written, root };
}
