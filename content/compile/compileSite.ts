import type { SiteFile } from "../../schema/types.ts";
import { marksIn } from "../check/schemas/marks.ts";
import { openSchemas } from "../check/schemas/schemas.ts";
import { counter, unlessReported, validate } from "../check/validate.ts";
import { yearOf } from "../day.ts";
import type { CompiledSite } from "../forms.ts";
import type { Problem } from "../problem/problem.ts";
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
  const compiled = (data: Scope, value: SiteFile | undefined, found: Problem[]): CompiledSite => {
    const marks = marksIn(schemas.site.node, data);
    const parsed = { file: file.file, url: "/", source, data, marks, problems: found };
    const scope = { ...data, ...extra };
    const all = [...found, ...siteFileRules.flatMap((rule) => rule(parsed, { scope, site: value }))];
    const own = fileInterfaceOf(parsed, value?.business.url);
    return { scope, value, problems: all, interface: own, written: source.data, positions: source.positions };
  };
  if (source.data === undefined) return compiled(raw, undefined, problems);
  const isKnown = () => false;
  const expanded = expand(source, raw, { scope: { ...raw, ...extra }, unresolvable: isKnown });
  const data = isMapping(expanded.data) ? expanded.data : {};
  const checked = validate(source, data, schemas.site.validate, { schemas, unresolvable: isKnown });
  const found = [...problems, ...unlessReported(problems, checked.problems), ...expanded.problems];
  const isRight = found.every(({ severity }) => severity !== "error");
  return compiled(data, isRight ? checked.value : undefined, found);
}
