import { marksIn } from "../check/schemas/marks.ts";
import { openSchemas } from "../check/schemas/schemas.ts";
import { counter, unlessReported, validate } from "../check/validate.ts";
import { yearOf } from "../day.ts";
import type { CompiledSite } from "../forms.ts";
import { errorsIn } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { ContentFile } from "../read/files.ts";
import { readYaml } from "../read/readYaml.ts";
import { siteFileRules } from "../rules/rules.ts";
import { expand } from "../variables/expand.ts";
import type { Scope } from "../variables/scope.ts";
import { fileInterfaceOf } from "./interface.ts";

/** Compiles site.yaml. `countsOf` gives what ${count.…} shows, of the file's data as they are written. */
export function compileSite(
  file: ContentFile,
  today: string,
  countsOf: (data: Scope) => Scope,
): CompiledSite {
  const schemas = openSchemas();
  const { source, problems } = readYaml(file, counter(schemas.site));
  const raw = isMapping(source.data) ? source.data : {};
  const extra = { year: yearOf(today), count: countsOf(raw) };
  const unresolvable = () => false;
  const expanded = expand(source, raw, { scope: { ...raw, ...extra }, unresolvable });
  const data = isMapping(expanded.data) ? expanded.data : {};
  const isRead = source.data !== undefined;
  const checked = isRead
    ? validate(source, data, schemas.site.validate, { schemas, unresolvable })
    : undefined;
  const found = [...problems, ...unlessReported(problems, checked?.problems ?? []), ...expanded.problems];
  const value = errorsIn(found).length ? undefined : checked?.value;
  const parsed = {
    ...{ file: file.file, url: "/", source, data, problems: found },
    schema: schemas.site.node,
    marks: marksIn(schemas.site.node, data),
  };
  const scope = { ...data, ...extra };
  return {
    ...{ scope, value, written: source.data, positions: source.positions },
    problems: [...found, ...siteFileRules.flatMap((rule) => rule(parsed, { site: value }))],
    interface: fileInterfaceOf(parsed, value?.business.url),
  };
}
