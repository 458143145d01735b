import type { SiteFile } from "../../schema/types.ts";
import { expand, isMapping, type Scope } from "./expand.ts";
import type { Problem } from "./problem.ts";
import type { ReadResult } from "./read.ts";
import type { Reference, Schemas } from "./schemas.ts";
import type { Source } from "./source.ts";
import { validate } from "./validate.ts";

/** site.yaml after checking. */
export interface CheckedSite {
  source: Source;
  /** What variables can name. */
  data: Scope;
  /** Undefined where something is wrong with it. */
  value: SiteFile | undefined;
  references: Reference[];
  problems: Problem[];
}

/** Checks site.yaml. */
export function checkSite({ source, problems }: ReadResult, schemas: Schemas): CheckedSite {
  const raw = isMapping(source.data) ? source.data : {};
  if (source.data === undefined) return { source, data: raw, value: undefined, references: [], problems };
  const expanded = expand(source, raw, withYear(raw));
  const data = isMapping(expanded.data) ? expanded.data : {};
  const checked = validate(source, data, schemas.site, schemas);
  return {
    source,
    ...checked,
    data: withYear(data),
    problems: [...problems, ...expanded.problems, ...checked.problems],
  };
}

function withYear(data: Scope): Scope {
  return { ...data, year: new Date().getFullYear() };
}
