import { blocksOf } from "../../checker/rule.ts";
import { comparedTextsOf } from "../../checker/rules/cities/comparedTexts.ts";
import { COPIED } from "../../checker/rules/cities/copied.ts";
import { filesIn, linksIn, ownOrigin } from "../../checker/rules/references/writtenLinks.ts";
import { writtenTexts } from "../../checker/texts/fileTexts.ts";
import { spelledWordsIn } from "../../checker/texts/spelling/spelling.ts";
import type { PageFile } from "../../schema/types.ts";
import type { FileInterface, PageInterface, ParsedFile, ParsedPage, ValidParts } from "../forms.ts";
import { isMapping, type PlacedValue, scalarsIn } from "../lib/data.ts";
import type { Path } from "../lib/path.ts";
import { headingsOf } from "../markdown/headings.ts";
import { plainText } from "../markdown/plainText.ts";
import { errorsIn } from "../problem.ts";

const WORDS_PER_MINUTE = 200;
const DATES = ["date", "modified", "publish"];
const YEARS = ["founded", "year"];

/** Returns the interface of a file; `origin` is the site's address. */
export function fileInterfaceOf(parsed: ParsedFile, origin: string | undefined): FileInterface {
  const { file, url, language, source } = parsed;
  return {
    file,
    url,
    language,
    isRead: source.data !== undefined,
    links: linksIn(parsed, origin === undefined ? undefined : ownOrigin(origin)),
    files: filesIn(parsed),
    drawings: writtenTexts(parsed, ["drawing"]),
    words: spelledWordsIn(parsed),
    dates: scalarsIn(source.data).filter(isDate),
  };
}

/** Returns the interface of a page; `origin` is the site's address, `shingles` are all those of the page. */
export function pageInterfaceOf(
  parsed: ParsedPage,
  origin: string | undefined,
  shingles: readonly number[],
): PageInterface {
  const { kind, original, citySlug, publication, source, data, value, problems } = parsed;
  const hasErrors = errorsIn(problems).length > 0;
  const isCitys = citySlug !== undefined;
  const { blocks: _, ...head } = data;
  return {
    ...fileInterfaceOf(parsed, origin),
    kind,
    original,
    publication,
    hasErrors,
    ...(isCitys && { citySlug, comparedTexts: comparedTextsOf(parsed, shingles) }),
    anchors: source.data === undefined ? "any" : anchorsOf(data),
    mentioned: hasErrors ? mentionedIn(source.text) : [],
    prices: pricesIn(data),
    charts: blocksOf(data).flatMap(({ block: { type, chart }, path }) => {
      if (type === "chart") return [[...path, "type"]];
      return chart === true ? [[...path, "chart"]] : [];
    }),
    ...(kind === "cityHub" && { isCopied: source.text.includes(`\n${COPIED}`) }),
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
    minutes: head.article && minutesOf(bodies.join("\n\n")),
  };
}

/** Minutes that it takes to read a Markdown text, at least one. */
function minutesOf(markdown: string): number {
  const words = plainText(markdown).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function isDate({ value, path }: PlacedValue): boolean {
  const name = String(path.at(-1));
  return typeof value === "number" ? YEARS.includes(name) : DATES.includes(name);
}

/** The fragments that a link to a page can use: the ids of its blocks, and of the headings in their Markdown. */
function anchorsOf(data: Record<string, unknown>): string[] {
  return blocksOf(data).flatMap(({ block: { id, body } }) => [
    ...(typeof id === "string" ? [id] : []),
    ...(typeof body === "string" ? headingsOf(body).map((heading) => heading.id) : []),
  ]);
}

/** The packages of a page that have a name and a price. */
function pricesIn(data: Record<string, unknown>): PageInterface["prices"] {
  return blocksOf(data).flatMap(({ block: { packages }, path }) =>
    (Array.isArray(packages) ? packages : []).flatMap((one: unknown, index) => {
      const { name, price } = isMapping(one) ? one : {};
      if (typeof name !== "string" || typeof price !== "string") return [];
      return [{ name, price, path: [...path, "packages", index, "price"] }];
    }),
  );
}

/** The addresses that occur above a file's blocks. */
function mentionedIn(text: string): string[] {
  const [head = ""] = text.split(/^blocks/m);
  return head.match(/\/[a-z0-9-]+(?:\/[a-z0-9-]+)*/g) ?? [];
}

/** The aliases of a page. */
export function aliasesOf({ head }: { head: object }): string[] {
  const aliases = "aliases" in head ? head.aliases : undefined;
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];
}

/** All addresses of a page: its canonical one, and its aliases. */
export function addressesOf(page: Addressed): string[] {
  return [page.url, ...aliasesOf(page)];
}

/** Indexes pages by all their addresses. */
export function byAddress<P extends Addressed>(pages: readonly P[]): Map<string, P> {
  return new Map(pages.flatMap((page) => addressesOf(page).map((address) => [address, page] as const)));
}

/** The part of a page that holds its addresses. */
interface Addressed {
  url: string;
  head: object;
}

/** The well-formed old addresses of a page, with their paths. */
export function movedOf({ head }: { head: object }): { value: string; path: Path }[] {
  const moved: unknown[] = "moved" in head && Array.isArray(head.moved) ? head.moved : [];
  return moved.flatMap((value, index) =>
    typeof value === "string" && /^\/(?!\/)/.test(value) ? [{ value, path: ["moved", index] }] : [],
  );
}

/** The `city:` entry of a page, valid or not. */
export function cityEntryOf({ head }: { head: object }): Record<string, unknown> | undefined {
  return "city" in head && isMapping(head.city) ? head.city : undefined;
}
