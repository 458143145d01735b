import type { ErrorObject } from "ajv/dist/2020.js";
import { schemaNameOf } from "../../content/lib/fileName.ts";
import { nameOf, type Path, pathOf, valueAt } from "../../content/lib/path.ts";
import type { Problem } from "../../content/problem.ts";
import { problemOf } from "../../content/read/problemOf.ts";
import type { Source } from "../../content/read/source.ts";
import { nodeAt, variantFor } from "../../content/validate/annotatedTexts.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import type { Unresolvable } from "../../content/variables/expand.ts";
import { explainers } from "./explainers.ts";
import { type Explained, whatBelongs } from "./mistake.ts";

/**
 * Explains an ajv error to content writers, at the place where it must be fixed. Undefined if the value comes from
 * a variable whose own file has the problem.
 */
export function explain(source: Source, error: ErrorObject, unresolvable: Unresolvable): Problem | undefined {
  const path = pathOf(error.instancePath);
  const variable = variableAt(source.data, path);
  if (variable) {
    if (unresolvable(variable.root)) return undefined;
    const isEntry = typeof variable.path.at(-1) === "number"; // of a list: one variable may be the whole list
    const list = variable.path.at(-2);
    return problemOf(source, {
      path: variable.path,
      code: "wrong-variable",
      message: `${nameOf(variable.path)} cannot be ${variable.written}: what it stands for does not fit here.`,
      hint: isEntry
        ? `If it is a whole list, write ${list}: ${variable.written} in one line, without a dash.`
        : error.parentSchema?.holds === "link" && /^\S+@\S+$/.test(String(error.data))
          ? `Write mailto:${variable.written}`
          : "Choose another variable, or type the words.",
    });
  }
  const explained = explainMistake(source, error, path);
  return problemOf(source, { ...explained, path: explained.path ?? path });
}

function explainMistake(source: Source, error: ErrorObject, path: Path): Explained {
  const { keyword, parentSchema } = error;
  const said: Partial<Explained> | undefined = parentSchema?.says?.[keyword]; // the schema's own message for it
  const isRequired = isRequiredAt(source, path);
  const node = nodeAt(openSchemas()[schemaNameOf(source.file)].node, source.data, path);
  const around = valueAt(source.data, path.slice(0, -1));
  const mistake = { error, path, around, written: source.textAt(path), node, isRequired };
  const message = `${nameOf(path)} is not right.`;
  const explained = explainers[keyword]?.(mistake);
  const unexplained: Explained = {
    code: "wrong-form",
    message,
    hint: whatBelongs(openSchemas().describe(parentSchema)),
  };
  const own = explained ?? unexplained;
  return { ...own, ...said, hint: own.replacement === undefined ? (said?.hint ?? own.hint) : own.hint };
}

/** Whether the property at a path is required. */
function isRequiredAt({ file, data }: Source, path: Path): boolean {
  const parent = path.slice(0, -1);
  const around = nodeAt(openSchemas()[schemaNameOf(file)].node, data, parent);
  return variantFor(around, valueAt(data, parent)).required.includes(String(path.at(-1)));
}

/** The variable that filled in the value at a path or a value around it; `root` is the first part of its name. */
function variableAt(data: unknown, path: Path): { path: Path; written: string; root: string } | undefined {
  const value = valueAt(data, path);
  if (value === undefined && path.length > 0) return variableAt(data, path.slice(0, -1));
  const [written, root = ""] = /^\$\{\s*(\w+)[^{}]*\}$/.exec(String(value).trim()) ?? [];
  return written === undefined ? undefined : { path, written, root };
}
