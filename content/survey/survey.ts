import { type Cache, codeHash, hashOf } from "../lib/cache.ts";
import { isMapping } from "../lib/data.ts";
import { dayIn } from "../lib/day.ts";
import { type ContentFile, readFiles } from "../read/files.ts";
import { openSchemas } from "../validate/schemas.ts";
import type { CityCounts, PageWithHead, Survey, SurveyedPage } from "./forms.ts";
import {
  firstFactsOf,
  headOf,
  headsDecidingPublication,
  locationOf,
  publicationOf,
  type ReadFile,
} from "./pageLocation.ts";

/** Options that decide which pages exist and are shown. */
export interface SurveyOptions {
  /** The day that decides which pages are published, as 2026-12-01; by default today in the business's time zone. */
  today?: string;
  /** Whether unpublished pages are shown and counted too, as while editing. */
  drafts?: boolean;
}

/** How files are read, the hash of the code that does, and what translations are compared by. */
interface SurveyReader {
  code: string;
  read: ReadFile;
  record(root: string, file: string): ContentFile | undefined;
}

/** Surveys site.yaml, theme, words and pages-data below `root`: addresses, kinds, publication, languages and cities. */
export function takeSurvey(root: string, cache: Cache, reader: SurveyReader, options: SurveyOptions): Survey {
  const files = readFiles(root);
  const code = hashOf(codeHash(["schema", "content"]), openSchemas().hash, reader.code);
  const memoized = <T>({ bytes = Buffer.of() }: ContentFile, name: string, parse: () => T): T =>
    cache.get("parsed", hashOf(code, name, bytes), parse);

  const facts = memoized(files.site, "first facts", () => firstFactsOf(reader.read(files.site)));
  const { languages, addresses, legal } = facts;
  const [main] = languages;
  const today = options.today ?? dayIn(facts.timeZone);

  const headed = files.pages.map((file) => ({ ...file, ...withHead(file) }));
  const headsOf = headsDecidingPublication(headed, facts);
  const drafted = new Set(languages.flatMap(({ code, draft }) => (draft ? [code] : [])));
  const found = headed.map((page) => ({
    ...page,
    publication: publicationOf([...headsOf(page), { draft: drafted.has(page.language) }], today),
  }));
  const counted = found.filter(
    ({ language, publication }) =>
      language === main.code && (options.drafts || publication.state === "published"),
  );
  return {
    root,
    today,
    code,
    languages,
    addresses,
    legal,
    siteFile: files.site,
    themeFile: files.theme,
    wordsFiles: files.words,
    pages: withOriginals(found, main.code, (file) => reader.record(root, file)),
    hubs: headed.filter(({ kind, head }) => kind === "cityHub" && isMapping(head.city)),
    counted: counted.map(({ bytes: _, head: __, publication: ___, ...page }) => page),
    cityCounts: countCities(counted),
  };

  /** A page's address with its head; the whole head only for a city's hub, see `headOf`. */
  function withHead(file: ContentFile): PageWithHead {
    const isHub = locationOf(file.file, facts).kind === "cityHub";
    const head = isHub
      ? memoized(file, "head", () => headOf(file, reader.read, true))
      : headOf(file, reader.read);
    return { ...locationOf(file.file, facts, head.of), head };
  }
}

/** The pages, each translation with its original. */
function withOriginals(
  pages: (SurveyedPage & PageWithHead)[],
  main: string,
  recordOf: (file: string) => ContentFile | undefined,
): SurveyedPage[] {
  const all = pages.map(({ head: _, ...page }): SurveyedPage => page);
  const originals = new Map(all.filter(({ language }) => language === main).map((page) => [page.url, page]));
  return all.map((page) => {
    const original = page.language === main ? undefined : originals.get(page.original);
    return original ? { ...page, translated: { original, record: recordOf(page.file) } } : page;
  });
}

/** Counts the cities among some pages, by tier. */
function countCities(pages: readonly PageWithHead[]): CityCounts {
  const hubs = pages.filter(({ kind }) => kind === "cityHub");
  const tiers = hubs.map(({ head: { city } }) => (isMapping(city) ? city.tier : undefined));
  const of = (tier: string) => tiers.filter((one) => one === tier).length;
  return { all: hubs.length, primary: of("primary"), additional: of("additional") };
}
