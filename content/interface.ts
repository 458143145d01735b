import type { PageFile, Picture } from "../schema/types.ts";
import { headingsOf } from "./markdown/headings.ts";
import { plainText } from "./markdown/plainText.ts";
import { isMapping, type Scalar, scalarsIn } from "./read/data.ts";
import type { Path } from "./read/path.ts";
import { type CityFacts, cityFactsOf } from "./rules/cities/cityFacts.ts";
import { type Said, saidOn } from "./rules/cities/said.ts";
import { linksIn, ownOrigin, type WrittenLink } from "./rules/references/writtenLinks.ts";
import { filesIn, type NamedFile } from "./rules/references/writtenMarks.ts";
import { blocksOf, type ParsedFile, type ParsedPage } from "./rules/rule.ts";
import { type SpelledWords, spelledWordsIn } from "./rules/texts/spelling/spelling.ts";
import type { Address, Publication } from "./survey.ts";

/** What other files may ask of a file. */
export interface FileInterface {
  file: string;
  url: string;
  /** Whether it could be read as YAML. */
  isRead: boolean;
  /** Where it leads. */
  links: WrittenLink[];
  /** The files in public/ that it shows or links to. */
  files: NamedFile[];
  words: SpelledWords;
  /** Its values that are days or years. */
  dates: Scalar[];
}

/** A page's data above its blocks. */
export type PageHead = Omit<PageFile, "blocks">;

/** What other pages and files may ask of a page. */
export type PageInterface = FileInterface &
  Address & {
    publication: Publication;
    /** The ids of its blocks and of the headings in its texts; `any` where the file could not be read. */
    anchors: string[] | "any";
    /** Of a page with errors, addresses that its first lines mention: it may mean to have them. */
    mentioned: string[];
    /** Of a city's hub, what its entry says, to compare it with others. */
    cityFacts?: CityFacts;
    /** Of a page of a city, what it says, to compare it with others. */
    said?: Said;
    hasErrors: boolean;
  } & (ValidParts | { isValid: false; head: Record<string, unknown> });

/** What is known of a page whose file is right. */
interface ValidParts {
  isValid: true;
  head: PageHead;
  /** What stands on its picture for social networks. */
  hero: { eyebrow?: string; heading?: string; picture?: Picture };
  /** Of an article, how long it takes to read: "18 min read". */
  readTime?: string;
}

/** The interface of a page whose file is right. */
export type ValidPage = Extract<PageInterface, { isValid: true }>;

const WORDS_PER_MINUTE = 200;
const DATES = ["date", "modified", "publish"];
const YEARS = ["founded", "year"];

/** What other files may ask of a file; `origin` is the site's address. */
export function fileInterfaceOf(parsed: ParsedFile, origin: string | undefined): FileInterface {
  const { file, url, source } = parsed;
  return {
    file,
    url,
    isRead: source.data !== undefined,
    links: linksIn(parsed, origin === undefined ? undefined : ownOrigin(origin)),
    files: filesIn(parsed),
    words: spelledWordsIn(parsed),
    dates: scalarsIn(source.data).filter(isDate),
  };
}

/** What other pages and files may ask of a page; `origin` is the site's address. */
export function pageInterfaceOf(parsed: ParsedPage, origin: string | undefined): PageInterface {
  const { file, url, kind, citySlug, publication, source, data, value, problems } = parsed;
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const isCitys = citySlug !== undefined;
  const { blocks: _, ...head } = data;
  return {
    ...fileInterfaceOf(parsed, origin),
    ...{ file, url, kind, publication, hasErrors },
    ...(isCitys && { citySlug, said: saidOn(parsed) }),
    anchors: source.data === undefined ? "any" : anchorsOf(data),
    mentioned: hasErrors ? mentionedIn(source.text) : [],
    cityFacts: kind === "cityHub" ? cityFactsOf(parsed) : undefined,
    ...(value ? validParts(value) : { isValid: false, head }),
  };
}

function validParts({ blocks, ...head }: PageFile): ValidParts {
  const hero = blocks.find((block) => block.type === "hero");
  const bodies = blocks.flatMap((block) => (block.type === "prose" ? [block.body] : []));
  return {
    isValid: true,
    head,
    hero: { eyebrow: hero?.eyebrow, heading: hero?.heading, picture: hero?.picture },
    readTime: head.article && readTimeOf(bodies.join("\n\n")),
  };
}

/** How long a Markdown text takes to read, in whole minutes: "18 min read". */
function readTimeOf(markdown: string): string {
  const words = plainText(markdown).split(/\s+/).filter(Boolean).length;
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}

function isDate({ value, path }: Scalar): boolean {
  const name = String(path.at(-1));
  return typeof value === "number" ? YEARS.includes(name) : DATES.includes(name);
}

/** The names that a # link to a page can use: its blocks' ids, and the headings of its running text. */
function anchorsOf(data: Record<string, unknown>): string[] {
  return blocksOf(data).flatMap(({ block: { id, body } }) => [
    ...(typeof id === "string" ? [id] : []),
    ...(typeof body === "string" ? headingsOf(body).map((heading) => heading.id) : []),
  ]);
}

/** The addresses that stand above a file's blocks. */
function mentionedIn(text: string): string[] {
  const [head = ""] = text.split(/^blocks/m);
  return head.match(/\/[a-z0-9-]+(?:\/[a-z0-9-]+)*/g) ?? [];
}

/** The other addresses of a page. */
export function aliasesOf({ head }: { head: object }): string[] {
  const aliases = "aliases" in head ? head.aliases : undefined;
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];
}

/** The old addresses of a page that can be one, with their paths. */
export function movedOf({ head }: { head: object }): { value: string; path: Path }[] {
  const moved: unknown[] = "moved" in head && Array.isArray(head.moved) ? head.moved : [];
  return moved.flatMap((value, index) =>
    typeof value === "string" && /^\/(?!\/)/.test(value) ? [{ value, path: ["moved", index] }] : [],
  );
}

/** The `city:` entry of a page, right or not. */
export function cityEntryOf({ head }: { head: object }): Record<string, unknown> | undefined {
  return "city" in head && isMapping(head.city) ? head.city : undefined;
}
