import type { Block } from "../schema/types.ts";
import { businessFiles, compileBusiness } from "./compile/business.ts";
import { compileInThreads } from "./compile/compileInThreads.ts";
import { type CompiledHead, Compiler, type LoadOptions } from "./compile/compiler.ts";
import type { Business, CheckedPage, PageInterface, ValidPage, Written } from "./compile/forms.ts";
import { Cache } from "./lib/cache.ts";
import type { Problem } from "./problem.ts";
import type { Lists } from "./resolve/lists.ts";
import { businessesIn, listsOfAll } from "./resolve/listsOfAll.ts";
import { shownBlocks, withEnded } from "./resolve/shown.ts";
import type { Survey } from "./survey/forms.ts";
import { takeSurvey } from "./survey/survey.ts";

/** All content: its valid parts, and all its problems, as they were found. */
export interface Content<Facts = unknown> {
  root: string;
  survey: Survey;
  business: Business<Facts>;
  /** What pages show of each other, by language code; none if site.yaml, the theme or the main words are invalid. */
  lists: ReadonlyMap<string, Lists>;
  /** The pages that are shown and valid. */
  pages: ValidPage[];
  all: CheckedPage<Facts>[];
  /** Those between files are looked for once they are asked for: a page can be shown before. */
  problems: { ofFiles: Problem[]; readonly ofSite: Problem[] };
  /** Reads the blocks of a page on demand: of thousands of pages, only the interfaces stay in memory. */
  blocksOf(page: PageInterface): Block[];
  /** Reads the data of a file as written, on demand as well. */
  writtenOf(file: string): Written;
  /** Returns the cache key of a page: the hash of everything that it was compiled from. */
  keyOf(page: PageInterface): string;
  /** The compiled heads by cache key, to pass on when the same folder is loaded again. */
  heads: ReadonlyMap<string, CompiledHead<Facts>>;
}

/** Loads all content below `root`. Content with errors is loaded as far as it is valid. */
export function load<Facts, Details>(root: string, options: LoadOptions<Facts, Details>): Content<Facts> {
  const { cache = new Cache() } = options;
  return link(survey(root, cache, options), { ...options, cache });
}

/** Loads content as `load` does, but in several threads if many files have to be compiled. */
export async function loadOnAllCores<Facts, Details>(
  root: string,
  options: LoadOptions<Facts, Details> & { cache: Cache },
): Promise<Content<Facts>> {
  const compiler = survey(root, options.cache, options);
  await compileInThreads(compiler);
  return link(compiler, options);
}

/** Surveys the files, and compiles what each page is compiled with. */
function survey<Facts, Details>(
  root: string,
  cache: Cache,
  { checks, heads, ...options }: LoadOptions<Facts, Details>,
): Compiler<Facts, Details> {
  const survey = takeSurvey(root, cache, checks, options);
  return new Compiler({ survey, business: compileBusiness(survey, cache, checks), checks }, cache, heads);
}

/** Compiles each page, and gathers what pages show of each other: pages are resolved from that, one by one. */
function link<Facts, Details>(
  compiler: Compiler<Facts, Details>,
  { checks, cache, drafts = false, launch = false }: LoadOptions<Facts, Details> & { cache: Cache },
): Content<Facts> {
  const { survey, business } = compiler.input;
  const compiled = survey.pages.map((page) => compiler.head(page));
  const all = compiled.map(({ interface: page, facts }) => ({ ...page, facts }));
  const isShown = ({ publication }: PageInterface) => drafts || publication.state === "published";
  const [shown, unpublished] = [all.filter(isShown), all.filter((page) => !isShown(page))];
  const shownLanguages = survey.languages.filter(({ draft }) => drafts || !draft);
  const businesses = businessesIn(business, shownLanguages, launch);
  const isBuilt = (page: CheckedPage<Facts>): page is ValidPage & { facts: Facts } =>
    page.isValid && businesses.has(page.language);
  const pages = withEnded(shown.filter(isBuilt), unpublished);
  const frame = businessFiles(business);
  const writtenOf = (file: string): Written =>
    frame.find((known) => known.file === file) ?? compiler.partOf("written", file);
  const detailsOf = ({ file }: PageInterface) => compiler.partOf("details", file);
  const keyOf = ({ file }: PageInterface) => compiler.keyOf(file);
  const files = { survey, business, pages: shown, unpublished, detailsOf, keyOf, writtenOf };
  return {
    root: survey.root,
    survey,
    business,
    lists: listsOfAll(pages, businesses, survey, business.theme.value),
    pages,
    all,
    heads: compiler.heads,
    problems: {
      ofFiles: [...frame, ...compiled].flatMap(({ problems }) => problems),
      get ofSite() {
        return checks.site({ ...files, cache });
      },
    },
    blocksOf: ({ file }) =>
      shownBlocks(compiler.partOf("blocks", file), drafts ? undefined : survey.today, launch),
    writtenOf,
    keyOf: (page) => keyOf(page) + (launch ? " live" : ""),
  };
}
