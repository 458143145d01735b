import { isMapping, type Path, valueAt } from "../lib/data.ts";
import { errorsIn } from "../problem.ts";
import type { ReadResult } from "../read/readYaml.ts";
import { type CompiledSchema, validate } from "../validate/schemas.ts";
import { expand } from "../variables/expand.ts";
import type { VariableNames } from "../variables/scope.ts";
import type { Checked } from "./checks.ts";
import type { CompiledFile, ParsedFile } from "./forms.ts";

/** How the data of a file are filled in: by default, all of them, without variables. */
interface Filling {
  data?: unknown;
  /** Without any, variables stay as they are written. */
  names?: VariableNames;
  at?: Path;
  /** Whether data that the file does not hold come from another file, where their problems are reported. */
  isOverlaid?: (path: Path) => boolean;
}

const NO_NAMES: VariableNames = { scope: {}, unresolvable: () => false };

/** Fills variables into a file that has been read, and validates it: the way of every content file. */
export function parseFile<Value>(
  { source, problems }: ReadResult,
  about: { url: string; language: string },
  schema: CompiledSchema<Value>,
  { data = source.data, names, at = [], isOverlaid = () => false }: Filling = {},
): ParsedFile<Value> {
  const isOwn = (path: Path) => !isOverlaid(path) || valueAt(source.data, path) !== undefined;
  const filled = names ? expand(data, names, at) : { data, found: [] };
  const whole = isMapping(filled.data) ? filled.data : {};
  const validated = isMapping(source.data) ? validate(whole, schema) : { value: undefined, errors: [] };
  return {
    file: source.file,
    ...about,
    source,
    schema: schema.node,
    names: names ?? NO_NAMES,
    at,
    data: whole,
    ...validated,
    problems,
    unfilled: filled.found.filter(({ path }) => isOwn(path)),
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
  return unfilled.length + errorsIn(problems).length > 0 ? undefined : value;
}
