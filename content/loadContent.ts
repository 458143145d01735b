import { Cache } from "./cache.ts";
import { Compiler, type PageBody } from "./compile/compile.ts";
import { compileInThreads } from "./compile/compileInThreads.ts";
import { dayInMiami } from "./day.ts";
import type { PageInterface, Survey, ValidPage } from "./forms.ts";
import { isOfToday, link, problemsAt } from "./link.ts";
import type { Texts } from "./problem/print.ts";
import { byPlace, type Problem } from "./problem/problem.ts";
import type { Unsaved } from "./read/files.ts";
import { type Lists, listsOf } from "./resolve/lists.ts";
import { retired } from "./rules/addresses/oldAddresses.ts";
import { readOldPages } from "./rules/addresses/oldPages.ts";
import { isPlaceholderCode } from "./rules/launch/placeholderKinds.ts";
import { readPublicFolder } from "./rules/publicFolder.ts";
import type { SiteRule } from "./rules/rule.ts";
import { rules as allRules } from "./rules/rules.ts";
import { takeSurvey } from "./survey.ts";

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
export interface LoadOptions {
  /** Whether pages that are not published yet are shown too; they are while editing. */
  drafts?: boolean;
  /** The day that decides which pages are published, as 2026-12-01; the day in Miami, unless said otherwise. */
  today?: string;
  /** What all pages are held to together. */
  rules?: readonly SiteRule[];
  /** Whether what is to be replaced or confirmed before the site goes live is a problem. */
  launch?: boolean;
  /** Where compiled files come from and are kept; in memory, unless said otherwise. */
  cache?: Cache;
  /** Texts that take the place of files on disk. */
  unsaved?: Unsaved;
}

/**
 * Loads site.yaml and pages-data/ below `root`: survey, compile, link. Reports all problems in the order of files and
 * lines; content with errors is still loaded as far as it is right.
 */
export function loadContent(root: string, options: LoadOptions = {}): Content {
  const { today = dayInMiami(), drafts = false, unsaved } = options;
  return load(root, takeSurvey(root, { today, drafts, unsaved }), options);
}

/** The same on all cores, where many files have to be compiled. */
export async function loadOnAllCores(
  root: string,
  options: LoadOptions & { cache: Cache },
): Promise<Content> {
  const { today = dayInMiami(), drafts = false, unsaved } = options;
  const survey = takeSurvey(root, { today, drafts, unsaved });
  await compileInThreads(root, survey, options.cache);
  return load(root, survey, options);
}

function load(
  root: string,
  survey: Survey,
  { drafts = false, rules = allRules, launch = false, cache = new Cache() }: LoadOptions,
): Content {
  const { today, site } = survey;
  const compiler = new Compiler(survey, cache);
  const compiled = survey.pages.map((page) => compiler.head(page));
  const all = compiled.map((page) => page.interface);
  const surveyed = new Map(survey.pages.map((page) => [page.file, page]));
  const bodyOf = ({ file }: PageInterface) => {
    const page = surveyed.get(file);
    if (!page) throw new Error(`${file} is none of these pages.`);
    return compiler.body(page);
  };
  const isShown = ({ publication }: PageInterface) => drafts || publication.state === "published";
  const shown = all.filter(isShown);
  const files = new Map([survey.siteFile, ...survey.pages].map(({ file, bytes }) => [file, bytes]));
  const texts: Texts = { get: (file) => new TextDecoder().decode(files.get(file)) || undefined };

  const oldPages = rules.includes(retired) ? readOldPages(root, survey.pages, today) : [];
  const runsOf = (page: PageInterface) => bodyOf(page).runs;
  const around = { today, site, publicFiles: readPublicFolder(root), oldPages, runsOf };
  const findings = link(
    rules,
    shown,
    all.filter((page) => !isShown(page)),
    around,
  );

  const found = [
    ...site.problems,
    ...compiled.flatMap(({ problems }) => problems),
    ...problemsAt(findings, survey, compiler, texts.get),
  ];
  const unfinished = new Set(
    all.flatMap((page) => (!isShown(page) && page.publication.state === "draft" ? [page.file] : [])),
  );
  const placeholders = found.filter(({ code }) => isPlaceholderCode(code));
  const problems = found
    .filter((problem) => launch || !placeholders.includes(problem))
    .map((problem): Problem => {
      const isDraft = unfinished.has(problem.file) && !isOfToday(problem); // its errors do not stop a build
      return isDraft ? { ...problem, severity: "warning" } : problem;
    })
    .sort(byPlace);

  const pages = site.value ? shown.filter((page): page is ValidPage => page.isValid) : [];
  const lists = site.value && listsOf(pages, site.value);
  return { root, survey, lists, pages, all, problems, placeholders, bodyOf, texts };
}
