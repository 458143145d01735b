import type { ErrorObject } from "ajv/dist/2020.js";
import { nameOf, type Path, pathOf, valueAt } from "../../content/lib/data.ts";
import type { Problem } from "../../content/problem.ts";
import type { Source } from "../../content/read/source.ts";
import { variantFor } from "../../content/validate/schemaNode.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import type { Unresolvable } from "../../content/variables/scope.ts";
import { nodeAt } from "../lib/annotatedTexts.ts";
import { schemaNameOf } from "../lib/fileNames.ts";
import { problemOf } from "../lib/problemOf.ts";
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
    const { path: place, written } = variable;
    const isEntry = typeof place.at(-1) === "number"; // of a list: one variable may be the whole list
    const isMail = error.parentSchema?.holds === "link" && /^\S+@\S+$/.test(String(error.data));
    const instead = isMail ? `Write mailto:${written}` : "Choose another variable, or type the words.";
    return problemOf(source, {
      path: place,
      code: "wrong-variable",
      message: `${nameOf(place)} cannot be ${written}: what it stands for does not fit here.`,
      hint: isEntry
        ? `If it is a whole list, write ${place.at(-2)}: ${written} in one line, without a dash.`
        : instead,
    });
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
  const own: Explained = explainers[keyword]?.({
    error,
    path,
    around,
    name: nameOf(path),
    written: source.textAt(path),
    described: openSchemas().describe(parentSchema),
    node: nodeAt(top, source.data, path),
    isRequired: required.includes(String(path.at(-1))),
  }) ?? {
    code: "wrong-form",
    message: `${nameOf(path)} is not right.`,
    hint: whatBelongs(openSchemas().describe(parentSchema)),
  };
  return { ...own, ...said, hint: own.replacement === undefined ? (said?.hint ?? own.hint) : own.hint };
}

/** The variable that filled in the value at a path or a value around it; `root` is the first part of its name. */
function variableAt(data: unknown, path: Path): { path: Path; written: string; root: string } | undefined {
  const value = valueAt(data, path);
  if (value === undefined && path.length > 0) return variableAt(data, path.slice(0, -1));
  const [written, root = ""] = /^\$\{\s*(\w+)[^{}]*\}$/.exec(String(value).trim()) ?? [];
  return written === undefined ? undefined : { path, written, root };
}
