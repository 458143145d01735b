import { Cache } from "./cache.ts";
import { Compiler, type PageBody } from "./compile/compile.ts";
import { compileInThreads } from "./compile/compileInThreads.ts";
import type { PageInterface, Survey, ValidPage } from "./forms.ts";
import { isOfToday, link, problemsAt } from "./link.ts";
import type { Texts } from "./problem/print.ts";
import { byPlace, type Problem } from "./problem/problem.ts";
import { type Lists, listsOf } from "./resolve/lists.ts";
import { retired } from "./rules/addresses/oldAddresses.ts";
import { readOldPages } from "./rules/addresses/oldPages.ts";
import { isPlaceholderCode } from "./rules/launch/placeholderKinds.ts";
import { readPublicFolder } from "./rules/publicFolder.ts";
import type { SiteRule } from "./rules/rule.ts";
import { rules as allRules } from "./rules/rules.ts";
import { type SurveyOptions, takeSurvey } from "./survey.ts";

/** All content: what is right of it, and all that is wrong with it. */
export interface Content {
  root: string;
  survey: Survey;
  /** What pages show of each other and of the business. Undefined where site.yaml has a problem. */
  lists: Lists | undefined;
  /** The pages that are shown and right, by what others may ask of them. */
  pages: ValidPage[];
  /** All pages, wrong and unpublished ones too. */
  all: PageInterface[];
  problems: Problem[];
  /** What is to be replaced or confirmed before the site goes live. */
  placeholders: Problem[];
  /** The rest of a page, read when it is needed: of thousands, only what others ask of them stays in memory. */
  bodyOf(page: PageInterface): PageBody;
  /** The files as they are written, for those who show problems. */
  texts: Texts;
}

/** What loading takes besides the folder. */
export interface LoadOptions extends SurveyOptions {
  /** What all pages are held to together. */
  rules?: readonly SiteRule[];
  /** Whether what is to be replaced or confirmed before the site goes live is a problem. */
  launch?: boolean;
  /** Where compiled files come from and are kept; in memory, unless said otherwise. */
  cache?: Cache;
}

/**
 * Loads site.yaml and pages-data/ below `root`: survey, compile, link. Reports all problems in the order of files and
 * lines; content with errors is still loaded as far as it is right.
 */
export function loadContent(root: string, options: LoadOptions = {}): Content {
  return compileAndLink(root, takeSurvey(root, options), options);
}

/** The same on all cores, where many files have to be compiled. */
export async function loadOnAllCores(
  root: string,
  options: LoadOptions & { cache: Cache },
): Promise<Content> {
  const survey = takeSurvey(root, options);
  await compileInThreads(root, survey, options.cache);
  return compileAndLink(root, survey, options);
}

function compileAndLink(
  root: string,
  survey: Survey,
  { drafts = false, rules = allRules, launch = false, cache = new Cache() }: LoadOptions,
): Content {
  const { today, site, siteFile } = survey;
  const files = new Map([siteFile, ...survey.pages].map(({ file, bytes }) => [file, bytes]));
  const texts: Texts = { get: (file) => new TextDecoder().decode(files.get(file)) || undefined };

  const compiler = new Compiler(survey, cache);
  const compiled = survey.pages.map((page) => compiler.head(page));
  const bodyOf = ({ file }: PageInterface) => compiler.bodyOf(file);

  const all = compiled.map((page) => page.interface);
  const isShown = ({ publication }: PageInterface) => drafts || publication.state === "published";
  const shown = all.filter(isShown);
  const unpublished = all.filter((page) => !isShown(page));
  const findings = link(rules, shown, {
    ...{ today, site, unpublished },
    publicFiles: readPublicFolder(root),
    oldPages: rules.includes(retired) ? readOldPages(root, survey.pages, today) : [],
    runsOf: (page) => bodyOf(page).runs,
  });
  const found = [
    ...site.problems,
    ...compiled.flatMap(({ problems }) => problems),
    ...problemsAt(findings, texts, (file) => (file === siteFile.file ? site : compiler.bodyOf(file))),
  ];

  const placeholders = found.filter(({ code }) => isPlaceholderCode(code));
  const drafted = unpublished.filter(({ publication }) => publication.state === "draft");
  const unfinished = new Set(drafted.map(({ file }) => file));
  const problems = found
    .filter((problem) => launch || !placeholders.includes(problem))
    .map((problem): Problem => {
      const isDraft = unfinished.has(problem.file) && !isOfToday(problem); // its errors do not stop a build
      return isDraft ? { ...problem, severity: "warning" } : problem;
    })
    .sort(byPlace);

  const pages = site.value ? shown.filter((page): page is ValidPage => page.isValid) : [];
  const lists = site.value && listsOf(pages, site.value); // resolve goes on from these, page by page
  return { root, survey, lists, pages, all, problems, placeholders, bodyOf, texts };
}
