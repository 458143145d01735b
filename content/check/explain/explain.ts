import type { ErrorObject } from "ajv/dist/2020.js";
import type { Problem } from "../../problem/problem.ts";
import { isMapping } from "../../read/data.ts";
import { nameOf, type Path, pathOf, valueAt } from "../../read/path.ts";
import type { Source } from "../../read/source.ts";
import type { Unresolvable } from "../../variables/expand.ts";
import { nodeAt, variantFor } from "../schemas/marks.ts";
import type { Schemas } from "../schemas/schemas.ts";
import { explainers } from "./explainers.ts";
import type { Explained, Mistake } from "./mistake.ts";

/** What explaining takes besides the file. */
export interface Context {
  schemas: Schemas;
  unresolvable: Unresolvable;
}

/**
 * What an ajv error means to someone who writes content, at the place where it must be mended. Undefined
 * where a variable brought it whose own file has the problem.
 */
export function explain(source: Source, error: ErrorObject, context: Context): Problem | undefined {
  const path = pathOf(error.instancePath);
  const variable = variableAt(source.data, path);
  if (variable && context.unresolvable(variable.root)) return undefined;
  const { schemas } = context;
  const mistake = {
    error,
    path,
    written: source.textAt(path),
    schemas,
    isRequired: isRequired(source, path, schemas),
  };
  const explained = variable ? notThisVariable(variable) : explainMistake(mistake);
  const { path: place = path, part = "value", ...complaint } = explained;
  return source.problemAt(place, part, complaint);
}

/** Whether the entry at a path is one that its mapping cannot do without. */
function isRequired({ file, data }: Source, path: Path, { site, page }: Schemas): boolean {
  const parent = path.slice(0, -1);
  const { node } = file === "site.yaml" ? site : page;
  const value = valueAt(data, parent);
  const around = nodeAt(node, data, parent);
  const { required } = isMapping(value) ? variantFor(around, value) : around;
  return required.includes(String(path.at(-1)));
}

function explainMistake(mistake: Mistake): Explained {
  const { error, path, schemas } = mistake;
  return (
    saidBy(error) ??
    explainers[error.keyword]?.(mistake) ?? {
      code: "wrong-form",
      message: `${nameOf(path)} is not right.`,
      hint: schemas.describe(error.parentSchema),
    }
  );
}

/** What the schema itself says of breaking one of its keywords, where that says more than the keyword does. */
function saidBy({ keyword, parentSchema }: ErrorObject): Explained | undefined {
  const { [keyword]: said }: Record<string, Explained> = parentSchema?.says ?? {};
  return said;
}

/** A value that is one variable. */
interface Variable {
  path: Path;
  written: string;
  /** Its first name. */
  root: string;
}

/** The variable that brought a value, where the mistake lies in it or in what it holds. */
function variableAt(data: unknown, path: Path): Variable | undefined {
  for (let length = path.length; length > 0; length--) {
    const place = path.slice(0, length);
    const value = valueAt(data, place);
    const [written, root = ""] = /^\$\{\s*(\w+)[^{}]*\}$/.exec(String(value).trim()) ?? [];
    if (written !== undefined) return { path: place, written, root };
    if (value !== undefined) return undefined;
  }
  return undefined;
}

function notThisVariable({ path, written }: Variable): Explained {
  return {
    code: "wrong-variable",
    message: `${nameOf(path)} cannot be ${written}: what it stands for does not fit here.`,
    hint: "Choose another variable, or write it out.",
    path,
  };
}
