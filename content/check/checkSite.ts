import type { SiteFile } from "../../schema/types.ts";
import { hashOf } from "../memory/hash.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { Source } from "../read/source.ts";
import { expand } from "../variables/expand.ts";
import type { Scope } from "../variables/scope.ts";
import { yearInMiami } from "../year.ts";
import { type Mark, marksIn } from "./schemas/marks.ts";
import type { Schemas } from "./schemas/schemas.ts";
import { asRemembered, type CheckedData, unlessTold, validate } from "./validate.ts";

/** site.yaml after checking. */
export interface CheckedSite {
  source: Source;
  /** What variables can name. */
  data: Scope;
  /** Undefined where something is wrong with it. */
  value: SiteFile | undefined;
  /** Its texts, by what they hold. */
  marks: Mark[];
  problems: Problem[];
}

/** Checks site.yaml; `count` is what its variables, and those of pages, can show besides what stands in it. */
export function checkSite({ source, problems }: ReadResult, count: Scope, schemas: Schemas): CheckedSite {
  const raw = isMapping(source.data) ? source.data : {};
  if (source.data === undefined) return { source, data: raw, value: undefined, marks: [], problems };
  const counted = (data: Scope): Scope => ({ ...data, year: yearInMiami(), count });
  const names = { scope: counted(raw), doubtful: () => false };
  const check = (): CheckedData<SiteFile> => {
    const expanded = expand(source, raw, names);
    const data = isMapping(expanded.data) ? expanded.data : {};
    const checked = validate(source, data, schemas.site.validate, { schemas, doubtful: names.doubtful });
    const fresh = unlessTold(problems, checked.problems);
    return { data, value: checked.value, problems: [...fresh, ...expanded.problems] };
  };
  const { data, ...checked } = asRemembered(source, hashOf(JSON.stringify(counted({}))), check);
  const all = [...problems, ...checked.problems];
  const value = all.some(({ severity }) => severity === "error") ? undefined : checked.value;
  return { source, marks: marksIn(schemas.site.node, data), value, data: counted(data), problems: all };
}
