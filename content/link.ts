import type { Compiler } from "./compile/compile.ts";
import type { PageInterface, Survey } from "./forms.ts";
import { type Finding, type Problem, problemAtTop } from "./problem/problem.ts";
import { createSource } from "./read/source.ts";
import type { SiteRule, World } from "./rules/rule.ts";

/**
 * What all pages are held to together. A scheduled page goes out by itself one night, so it is held to the rules
 * today, in the company of all that will be there with it; a draft is not.
 */
export function link(
  rules: readonly SiteRule[],
  pages: readonly PageInterface[],
  unpublished: readonly PageInterface[],
  around: Omit<World, "unpublished">,
): Finding[] {
  const found = rules.flatMap((rule) => rule(pages, { ...around, unpublished }));
  const scheduled = unpublished.filter(({ publication }) => publication.state === "scheduled");
  if (scheduled.length === 0) return found;
  const files = new Set(scheduled.map(({ file }) => file));
  const later = { ...around, unpublished: unpublished.filter((page) => !scheduled.includes(page)) };
  const laterFound = rules.flatMap((rule) => rule([...pages, ...scheduled], later));
  return [
    ...found.filter((finding) => !files.has(finding.file) || isOfToday(finding)),
    ...laterFound.filter((finding) => files.has(finding.file) && !isOfToday(finding)),
  ];
}

/** Whether a problem is that a page is not there, which no day to come mends: visitors miss it today. */
export function isOfToday({ code }: Pick<Problem, "code">): boolean {
  return code === "retired-address";
}

/** Says where findings stand in their files. `textOf` gives the text of a file. */
export function problemsAt(
  findings: readonly Finding[],
  survey: Survey,
  compiler: Compiler,
  textOf: (file: string) => string | undefined,
): Problem[] {
  const pages = new Map(survey.pages.map((page) => [page.file, page]));
  const sources = new Map<string, ReturnType<typeof createSource>>();
  const sourceOf = (file: string) => {
    const page = pages.get(file);
    const body = file === "site.yaml" ? survey.site : page && compiler.body(page);
    const text = body && textOf(file);
    if (text === undefined) return undefined;
    const known = sources.get(file);
    const source =
      known ?? createSource({ file, text, data: body?.written, positions: body?.positions ?? [] });
    sources.set(file, source);
    return source;
  };
  return findings.map(({ file, path, part, needle, ...complaint }) => {
    const source = sourceOf(file);
    return source ? source.problemAt(path, part, complaint, needle) : problemAtTop(file, complaint);
  });
}
