import type { Texts } from "../checker/print.ts";
import type { SiteRule, World } from "../checker/rule.ts";
import { isLaid } from "../checker/translations/pairs/pairs.ts";
import type { PageInterface, Written } from "./forms.ts";
import { valueAt } from "./lib/path.ts";
import type { Finding, Problem } from "./problem.ts";
import { problemOf } from "./read/problemOf.ts";
import { createSource } from "./read/source.ts";

/**
 * Applies the rules for all pages together. A scheduled page goes live unattended, so it is checked today already,
 * together with all published and scheduled pages; a draft is not.
 */
export function link(rules: readonly SiteRule[], pages: readonly PageInterface[], world: World): Finding[] {
  const found = rules.flatMap((rule) => rule(pages, world));
  const scheduled = world.unpublished.filter(({ publication }) => publication.state === "scheduled");
  if (scheduled.length === 0) return found;
  const files = new Set(scheduled.map(({ file }) => file));
  const later = { ...world, unpublished: world.unpublished.filter(({ file }) => !files.has(file)) };
  const laterFound = rules.flatMap((rule) => rule([...pages, ...scheduled], later));
  return [
    ...found.filter((finding) => !files.has(finding.file) || isOfToday(finding)),
    ...laterFound.filter((finding) => files.has(finding.file) && !isOfToday(finding)),
  ];
}

/** Whether a problem is a missing page, which visitors miss today: later publication does not fix that. */
export function isOfToday({ code }: Pick<Problem, "code">): boolean {
  return code === "retired-address" || code === "missing-page";
}

/** Turns findings into problems by locating them in their files. */
export function problemsAt(
  findings: readonly Finding[],
  texts: Texts,
  writtenOf: (file: string) => Written,
): Problem[] {
  return [...Map.groupBy(findings, ({ file }) => file)].flatMap(([file, found]) => {
    const text = texts.get(file) ?? "";
    const own = text ? writtenOf(file) : undefined; // some findings have no file, or one that cannot be read
    const source = createSource({ file, text, data: own?.written, positions: own?.positions ?? [] });
    // What another language's words leave out comes from the main language's file, and is reported there.
    const isInherited = ({ path }: Finding) =>
      isLaid(path) && own !== undefined && valueAt(own.written, path) === undefined;
    return found.filter((one) => !isInherited(one)).map((finding) => problemOf(source, finding));
  });
}
