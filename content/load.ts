import { readOldPages } from "../checker/git/oldPages.ts";
import { type Report, reportOf } from "../checker/report.ts";
import { retired } from "../checker/rules/addresses/oldAddresses.ts";
import type { SiteRule } from "../checker/rules/rule.ts";
import { rules as allRules } from "../checker/rules/rules.ts";
import { memoriesIn } from "../checker/translations/memory.ts";
import type { Block, SiteFile, Words } from "../schema/types.ts";
import { type CompiledHead, Compiler } from "./compile/compiler.ts";
import type { PageInterface, Survey, ValidPage, Written } from "./forms.ts";
import { translationsOf } from "./languages/translations.ts";
import { Cache } from "./lib/cache.ts";
import { compileInThreads } from "./lib/threads/compileInThreads.ts";
import { wordsFileOf } from "./lib/words.ts";
import { link } from "./link.ts";
import { decodePictures, publicFilesIn } from "./read/public/decodePictures.ts";
import { withoutSampleAnswers } from "./resolve/answers.ts";
import { type Lists, listsOf } from "./resolve/lists.ts";
import { languagePages } from "./resolve/otherLanguages.ts";
import { type SurveyOptions, takeSurvey } from "./survey/survey.ts";
import type { WholeSiteFile } from "./types.ts";

/** All content: its valid parts, and all its problems. */
export interface Content extends Report {
  root: string;
  survey: Survey;
  /**
   * What pages show of each other and of the business, in the main language. Undefined if site.yaml, the theme or the
   * words have an error.
   */
  lists: Lists | undefined;
  /** The same by language code, without languages whose words have an error. */
  listsIn: ReadonlyMap<string, Lists>;
  /** The interfaces of the pages that are shown and valid. */
  pages: ValidPage[];
  /** The interfaces of all pages, including invalid and unpublished ones. */
  all: PageInterface[];
  /** Reads the blocks of a page on demand: of thousands of pages, only the interfaces stay in memory. */
  blocksOf(page: PageInterface): Block[];
  /** Reads a page's data as written, on demand as well. */
  writtenOf(page: PageInterface): Written;
  /** Returns the cache key of a page: the hash of everything that it was compiled from. */
  keyOf(page: PageInterface): string;
  /** The compiled heads by cache key, to pass on when the same folder is loaded again. */
  heads: ReadonlyMap<string, CompiledHead>;
}

/** Options of loading. */
export interface LoadOptions extends SurveyOptions {
  /** The rules for all pages together; all such rules by default. */
  rules?: readonly SiteRule[];
  /** Whether what must be replaced or confirmed before the site goes live is reported as a problem. */
  launch?: boolean;
  /** The cache of compiled files; in memory by default. */
  cache?: Cache;
  /** The heads that the previous load of the folder returned. */
  heads?: ReadonlyMap<string, CompiledHead>;
}

/**
 * Loads all content below `root`: survey, compile, link. Reports all problems in the order of files and lines; content
 * with errors is still loaded as far as it is valid.
 */
export function loadContent(root: string, options: LoadOptions = {}): Content {
  const { cache = new Cache(), heads } = options;
  return compileAndLink(root, new Compiler(takeSurvey(root, cache, options), cache, heads), {
    ...options,
    cache,
  });
}

/** Loads content as `loadContent` does, but in several threads if many files have to be compiled. */
export async function loadOnAllCores(
  root: string,
  options: LoadOptions & { cache: Cache },
): Promise<Content> {
  const { cache } = options;
  const compiler = new Compiler(takeSurvey(root, cache, options), cache);
  await Promise.all([compileInThreads(root, compiler), decodePictures(root, cache)]);
  return compileAndLink(root, compiler, options);
}

function compileAndLink(
  root: string,
  compiler: Compiler,
  { drafts = false, rules = allRules, launch = false, cache }: LoadOptions & { cache: Cache },
): Content {
  const { survey } = compiler;
  const { today, languages, site, sites, theme, words } = survey;
  const compiled = survey.pages.map((page) => compiler.head(page));
  const all = compiled.map((page) => page.interface);
  const isShown = ({ publication }: PageInterface) => drafts || publication.state === "published";
  const shown = all.filter(isShown);
  const unpublished = all.filter((page) => !isShown(page));

  const findings = link(rules, shown, {
    today,
    languages,
    site,
    sites,
    theme,
    words,
    unpublished,
    memories: memoriesIn(root),
    publicFiles: publicFilesIn(root, cache),
    oldPages: rules.includes(retired) ? readOldPages(root, survey) : [],
    shinglesOfPage: ({ file }) => compiler.partOf("shingles", file),
  });
  const own = [...sites.values(), theme, ...words.values(), ...compiled].flatMap(({ problems }) => problems);
  const report = reportOf(compiler, all, { own, findings, unpublished, launch });

  const businesses = businessesIn(survey, launch);
  const pages = shown.filter(
    (page): page is ValidPage => page.isValid && site.value !== undefined && businesses.has(page.language),
  );
  // resolving continues from these, page by page
  const listsIn = listsOfAll(pages, businesses, survey);
  const lists = listsIn.get(languages[0].code);
  return {
    root,
    survey,
    lists,
    listsIn,
    pages,
    all,
    heads: compiler.heads,
    ...report,
    blocksOf: ({ file }) => compiler.partOf("blocks", file),
    writtenOf: ({ file }) => compiler.partOf("written", file),
    keyOf: ({ file }) => compiler.keyOf(file),
  };
}

/** The business by language code, for the languages in which site.yaml and the words are valid. */
export function businessesIn({ sites, words }: Survey, launch: boolean): Map<string, WholeSiteFile> {
  return new Map(
    [...sites].flatMap(([language, { value }]) => {
      const ownWords = value && words.get(wordsFileOf(value))?.value;
      if (!ownWords) return [];
      return [[language, withDefaults(launch ? withoutSampleAnswers(value) : value, ownWords)] as const];
    }),
  );
}

/** The business with defaults for what site.yaml leaves out, and with its words. */
function withDefaults(file: SiteFile, words: Words): WholeSiteFile {
  const { links = {}, socials = [], trust = [] } = file;
  return { ...file, words, links, socials, trust };
}

/** The lists by language code; none unless the theme and the main language's business are valid. */
export function listsOfAll(
  shown: readonly ValidPage[],
  businesses: ReadonlyMap<string, WholeSiteFile>,
  { languages, theme, today }: Survey,
): Map<string, Lists> {
  const [main] = languages;
  const { value } = theme;
  const business = businesses.get(main.code);
  if (!value || !business) return new Map();
  const translations = translationsOf(shown);
  const locales = Object.fromEntries(
    Array.from(businesses, ([language, { locale }]) => [language, locale.language]),
  );
  const context = { shown, theme: value, today, main: main.code, business, locales, translations };
  const all = languages.flatMap((language) => {
    const file = businesses.get(language.code);
    return file ? [listsOf(language, file, context)] : [];
  });
  const pagesOfAll = all.map((lists) => languagePages(lists, shown));
  return new Map(
    all.map((lists) => {
      const { code } = lists.language;
      return [code, { ...lists, others: pagesOfAll.filter((one) => one.code !== code) }];
    }),
  );
}
