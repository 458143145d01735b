import { isMapping } from "../lib/data.ts";
import { type Path, valueAt } from "../lib/path.ts";
import { errorsIn } from "../problem.ts";
import type { ReadResult } from "../read/readYaml.ts";
import { type CompiledSchema, validate } from "../validate/schemas.ts";
import { expand, type VariableNames } from "../variables/expand.ts";
import type { Checked } from "./checks.ts";
import type { CompiledFile, ParsedFile } from "./forms.ts";

/** How the data of a file are filled in: by default, all of them, without variables. */
interface Filling {
  data?: unknown;
  /** Without any, variables stay as they are written. */
  names?: VariableNames;
  at?: Path;
  /** What is filled in with other variables: the entry of a city, in its hub. */
  inner?: { name: string; data: unknown; names: VariableNames };
  /** Whether data that the file does not hold come from another file, where their problems are reported. */
  isOverlaid?: (path: Path) => boolean;
}

const NO_VARIABLES: VariableNames = { scope: {}, unresolvable: () => false };

/** Fills variables into a file that has been read, and validates it: the way of every content file. */
export function parseFile<Value>(
  { source, problems }: ReadResult,
  about: { url: string; language: string },
  schema: CompiledSchema<Value>,
  { data = source.data, names, at = [], inner, isOverlaid = () => false }: Filling = {},
): ParsedFile<Value> {
  const isOwn = (path: Path) => !isOverlaid(path) || valueAt(source.data, path) !== undefined;
  const outer = names ? expand(source, data, names, at) : { data, problems: [] };
  const entry = inner && expand(source, inner.data, inner.names, [inner.name]);
  const filled = isMapping(outer.data) ? outer.data : {};
  const whole = inner && entry ? { ...filled, [inner.name]: entry.data } : filled;
  const validated = isMapping(source.data) ? validate(whole, schema) : { value: undefined, errors: [] };
  return {
    file: source.file,
    ...about,
    source,
    schema: schema.node,
    names: names ?? NO_VARIABLES,
    at,
    data: whole,
    ...validated,
    problems,
    unfilled: [...(entry?.problems ?? []), ...outer.problems].filter(({ path }) => isOwn(path)),
    isOwn,
  };
}

/** The compiled form of a file with what checking it has found; `value` is what others may use of it. */
export function compiledFile<Value, Facts>(
  { file, url, language, source }: ParsedFile,
  value: Value | undefined,
  { problems, facts }: Pick<Checked<Facts, unknown>, "problems" | "facts">,
): CompiledFile<Value, Facts> {
  const { data: written, positions } = source;
  return { file, url, language, value, written, positions, problems, facts };
}

/** The value of a file; undefined if reading or filling in found an error. */
export function soundValue<Value>({ value, problems, unfilled }: ParsedFile<Value>): Value | undefined {
  return errorsIn([...problems, ...unfilled]).length ? undefined : value;
}
