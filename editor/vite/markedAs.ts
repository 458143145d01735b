import type { Scope } from "../../content/lib/data.ts";
import { type Path, valueAt } from "../../content/lib/path.ts";
import { createSource } from "../../content/read/source.ts";
import { isVisible, MARKED, nodeAt } from "../../content/validate/annotatedTexts.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { expand } from "../../content/variables/expand.ts";
import { marked, placed } from "./marks.ts";

/** Data of a file as written, which is at `at` in it. */
export interface Origin {
  file: string;
  written: unknown;
  at?: Path;
}

/** How data is marked. */
interface Marking {
  node: SchemaNode;
  /** The files that hold the data; of several, the first that has a value is its place. */
  origins: readonly Origin[];
  /** The values of variables, marked. */
  scope?: Scope;
  /** Whether the data itself is to be a scope: numbers become marked texts, and keywords are marked. */
  isScope?: boolean;
}

/** Texts of site.yaml and words/ that may be compared with known keywords, and must stay bare: form, VT, repair. */
const KEYWORD = /^(?:[\p{Ll}-]+|\p{Lu}{2,3})$/u;
/** The levels of urgency that cards know. */
const LEVEL = /^(?:low|medium|high|emergency)$/i;
/** Entries that must stay bare: lists are grouped by them, or formats of numbers and dates depend on them. */
const COMPARED: readonly unknown[] = ["category", "county", "zipCodes", "locale"];

const NOWHERE = createSource({ file: "", text: "", positions: [] }); // pages that are shown have no problems

/** Returns data, as valid as before, with its texts marked and its variables filled in. */
export function markedAs<T>(valid: T, data: unknown, marking: Marking): T;
export function markedAs(_: unknown, data: unknown, marking: Marking): unknown {
  const { node, origins, scope = {}, isScope = false } = marking;
  const mark = (value: unknown, path: Path) => {
    const origin = origins.find(({ written }) => valueAt(written, path) !== undefined);
    if (!origin || path.some((key) => COMPARED.includes(key))) return value;
    const { file, at = [] } = origin;
    const place = placed(file, [...at, ...path]);
    if (typeof value !== "string")
      return isScope && typeof value === "number" ? marked(`${value}`, place) : value;
    const { holds } = nodeAt(node, data, path);
    const isOfPage = file.startsWith("pages-data/");
    const isFact = !isOfPage && holds === undefined && !/^(?:https?:|\/)/.test(value);
    const isKeyword = isOfPage
      ? path.at(-1) === "urgency" && LEVEL.test(value)
      : !isScope && KEYWORD.test(value);
    if (isKeyword || !/\S/.test(value) || !(isFact || isVisible(holds))) return value;
    return marked(value, place, holds && MARKED.includes(holds));
  };
  return expand(NOWHERE, data, { scope, unresolvable: () => true, mark }).data;
}
