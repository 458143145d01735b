import type {
  Business,
  CheckedPage,
  CompiledSite,
  ParsedFile,
  ParsedPage,
} from "../content/compile/forms.ts";
import { isMapping, type Path, type PlacedValue } from "../content/lib/data.ts";
import type { Finding, Part, ProblemMessage } from "../content/problem.ts";
import type { Survey } from "../content/survey/forms.ts";
import type { SiteFile } from "../schema/types.ts";
import type { OldPage } from "./git/oldPages.ts";
import type { AnnotatedText } from "./lib/annotatedTexts.ts";
import type { InspectedFile } from "./public/inspectedFiles.ts";

/** A text that visitors read, including a picture's description or a button's label. */
export interface VisibleText extends AnnotatedText {
  /** As written in the file, with ${…} variables; `value` is what visitors read. */
  text: string;
}

/** A file with its texts: a page, site.yaml or a file of words/. */
export interface FileWithTexts extends ParsedFile {
  /** All of them with variables filled in, each with its kind according to the schema. */
  annotatedTexts: AnnotatedText[];
  /** Those for visitors that are written in the file itself. */
  texts: VisibleText[];
}

/** A page with its texts. */
export type PageWithTexts = ParsedPage & FileWithTexts;

/** What the checks of all files need of a file. */
export interface Facts {
  /** Whether it could be read as YAML. */
  isRead: boolean;
  /** Whether reading it, filling it in or validating it found an error. */
  hasErrors: boolean;
  links: WrittenLink[];
  /** The files in public/ that it shows or links to. */
  files: AnnotatedText[];
  drawings: AnnotatedText[];
  words: SpelledWords;
  dates: PlacedValue[];
  /** The ids of its blocks and of the headings in its texts. */
  anchors: string[];
  /** Addresses mentioned above the blocks of a page with errors: they may be meant as its own. */
  mentioned: string[];
  prices: { name: string; price: string; path: Path }[];
  /** Of a city's own page, the numbers of five digits in its texts: zip codes in the United States. */
  namedPostalCodes?: PlacedValue[];
  charts: Path[];
  /** Of a city's hub, whether a comment in its file says that it was copied from another city's. */
  isCopied?: boolean;
  /** Of a city's page, what comparing cities needs of its texts: a line for each sentence that names something. */
  comparedTexts?: PlacedValue[];
  /** Of a translation, its links whose address differs from that of the original's link. */
  otherLinks?: OtherLink[];
}

/** All shingles of a city's page, each as a 32-bit hash; empty for other files. */
export type Shingles = readonly number[];

/** A page as the rules for all pages get it. */
export type RulePage = CheckedPage<Facts>;

/** A link as written in a file: a value of its own (`isWhole`), or within a text. */
export interface WrittenLink {
  href: string;
  path: Path;
  isWhole: boolean;
  /** Whether the text that holds it contains a variable. */
  isFilled?: boolean;
}

/** Words that no dictionary knows: those in a file's names, and the others, each with its first path. */
export interface SpelledWords {
  names: string[];
  unknown: { word: string; path: Path }[];
}

/** Link addresses of a value in a translation (`here`) and in its original (`there`) that may differ. */
export interface OtherLink {
  path: Path;
  here: string[];
  there: string[];
}

/** What rules for single files get besides the file. */
export interface PageRuleContext extends Pick<Survey, "addresses" | "cityCounts"> {
  /** site.yaml in the file's language; undefined if it is invalid. */
  site: SiteFile | undefined;
  /** Whether the page is in the folder of a city that has a hub. */
  hasHub: boolean;
}

/** A rule for single pages. A pure function. */
export type PageRule = (page: PageWithTexts, context: PageRuleContext) => Finding[];

/** A rule for single files of any kind, site.yaml included. A pure function. */
export type FileRule = (file: FileWithTexts, context: Pick<PageRuleContext, "site">) => Finding[];

/** A rule for all pages together. A pure function. */
export type SiteRule = (pages: readonly RulePage[], input: RuleInput) => Finding[];

/** What rules for all pages get besides the pages, gathered in advance. */
export interface RuleInput
  extends Pick<Survey, "today" | "languages" | "addresses">,
    Pick<Business<Facts>, "sites" | "theme" | "words"> {
  /** site.yaml in the main language. */
  site: CompiledSite<Facts>;
  rootNames: readonly string[];
  /** The files that record what translations were made from. */
  records: readonly string[];
  /** The pages that visitors cannot see yet. */
  unpublished: readonly RulePage[];
  publicFiles: readonly InspectedFile[];
  /** The pages published on the main branch that have changed since. */
  oldPages: readonly OldPage[];
  /** All shingles of a page, as hashes, to compare it with a similar page. */
  shinglesOfPage: (page: RulePage) => readonly number[];
  /** What a rule finds by what some pages and site.yaml say, and nothing else: cached while these are the same. */
  cachedFindings: (rule: string, pages: readonly RulePage[], find: () => Finding[]) => Finding[];
}

/** A finding at an entry, by default at its value; empty if there is no message. */
export function findingAt(
  file: string,
  path: Path,
  message: ProblemMessage | undefined,
  part: Part = "value",
): Finding[] {
  return message ? [{ file, path, part, ...message }] : [];
}

/** A block of a page's data, or an entry in it, valid or not, with its path. */
export interface PlacedBlock {
  block: Record<string, unknown>;
  path: Path;
  index: number;
}

/** The blocks of a page's data that are mappings. */
export function blocksOf(data: Record<string, unknown>): PlacedBlock[] {
  return entriesOf("blocks", { block: data, path: [] });
}

/** The entries of a list in a block that are mappings. */
export function entriesOf(list: string, { block, path }: Omit<PlacedBlock, "index">): PlacedBlock[] {
  const entries = block[list];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) =>
    isMapping(entry) ? [{ block: entry, path: [...path, list, index], index }] : [],
  );
}
