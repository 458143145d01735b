import { memoryFileOf } from "../../checker/translations/memory.ts";
import { readSite } from "../compile/compileSite.ts";
import { compileTheme } from "../compile/compileTheme.ts";
import type { Survey, SurveyedPage } from "../forms.ts";
import { type Cache, codeHash, hashOf } from "../lib/cache.ts";
import { dayIn } from "../lib/day.ts";
import { type ContentFile, readFiles, readOwn } from "../read/files.ts";
import { themeHash } from "../theme/themeFolder.ts";
import { openSchemas } from "../validate/schemas.ts";
import { businessIn, type ParseOnce } from "./business.ts";
import { citiesIn, countCities, countsOf } from "./cities.ts";
import { type Headed, headOf, headsBehind, publicationOf } from "./heads.ts";
import { type FirstFacts, firstFactsOf, locationOf } from "./pageLocation.ts";

/** Options that decide which pages exist and are shown. */
export interface SurveyOptions {
  /** The day that decides which pages are published, as 2026-12-01; by default today in the business's time zone. */
  today?: string;
  /** Whether unpublished pages are shown and counted too, as while editing. */
  drafts?: boolean;
}

/** Surveys site.yaml, theme, words and pages-data below `root`; what is parsed is cached until its inputs change. */
export function takeSurvey(root: string, cache: Cache, options: SurveyOptions): Survey {
  const files = readFiles(root);
  const code = hashOf(codeHash(["schema", "content"]), openSchemas().hash);
  const parsed: ParseOnce = ({ bytes = Buffer.of() }, taken, parse) =>
    cache.get("parsed", hashOf(code, JSON.stringify(taken), bytes), parse);

  const facts = parsed(files.site, "first facts", () => firstFactsOf(readSite(files.site)));
  const { languages } = facts;
  const [main] = languages;
  const today = options.today ?? dayIn(facts.timeZone);

  const headed = files.pages.map((file) => withHead(file, facts, parsed));
  const heldBackBy = headsBehind(headed, facts);
  const pages = headed.map((page) => ({ ...page, publication: publicationOf(heldBackBy(page), today) }));
  const isShown = ({ publication }: SurveyedPage) => options.drafts || publication.state === "published";
  const counted = pages.filter((page) => page.language === main.code && isShown(page));

  const cityCounts = countCities(counted);
  const countsIn = (language: string) => countsOf(counted, cityCounts, language);
  const business = businessIn({ root, files, languages, today, countsIn, parsed });
  return {
    today,
    code,
    languages,
    ...business,
    cityCounts,
    siteFile: files.site,
    themeFile: files.theme,
    wordsFiles: files.words,
    theme: parsed(files.theme, themeHash(root), () => compileTheme(root, files.theme)),
    cities: citiesIn(headed, counted, business.sites),
    pages: withOriginals(
      root,
      pages.map(({ head: _, ...page }) => page),
      main.code,
    ),
  };
}

/** A file of pages-data with its address and head; the whole head only for a city's hub, see `headOf`. */
function withHead(file: ContentFile, facts: FirstFacts, parsed: ParseOnce): ContentFile & Headed {
  const isHub = locationOf(file.file, facts).kind === "cityHub";
  const head = isHub ? parsed(file, "head", () => headOf(file, true)) : headOf(file);
  return { ...locationOf(file.file, facts, head.of), ...file, head };
}

/** Adds to each translation its original, and its memory file: a copy of what it was translated from. */
function withOriginals(root: string, pages: SurveyedPage[], main: string): SurveyedPage[] {
  const originals = new Map(
    pages.filter(({ language }) => language === main).map((page) => [page.url, page]),
  );
  return pages.map((page) => {
    const original = page.language === main ? undefined : originals.get(page.original);
    return original
      ? { ...page, translated: { original, memory: readOwn(root, memoryFileOf(page.file)) } }
      : page;
  });
}
