import { type Cache, hashOf } from "../lib/cache.ts";
import { heldBy, valueAt } from "../lib/data.ts";
import { mainOf } from "../lib/words.ts";
import type { SurveyedPage } from "../survey/forms.ts";
import type { SurveyOptions } from "../survey/survey.ts";
import type { Checks, OriginalPage } from "./checks.ts";
import { type CompileContext, type CompiledPage, compilePage, type PageParts, partsFor } from "./page.ts";

/** A compiled page without its large parts: its interface and its own problems. */
export type CompiledHead<Facts = unknown> = Omit<CompiledPage<Facts, unknown>, "parts">;

/** The order of a page's parts in its cache entry, one per line, so that each is parsed without the others. */
const PARTS = ["blocks", "written", "details"] as const satisfies (keyof PageParts<unknown>)[];

const COUNTS = /\$\{\s*(?:count|year)\b/;

/** Compiles the pages of a survey, or takes them from the cache if none of their inputs has changed. */
export class Compiler<Facts, Details> {
  readonly input: CompileContext<Facts, Details>;
  /** The heads requested so far, by cache key. */
  readonly heads = new Map<string, CompiledHead<Facts>>();
  #before: ReadonlyMap<string, CompiledHead<Facts>>;
  #pages: ReadonlyMap<string, SurveyedPage>;
  #keys = new Map<SurveyedPage, string>();
  #cache: Cache;
  /** The hashes of site.yaml as it is written, by language: filled in, it changes with each page that is counted. */
  #around: ReadonlyMap<string, string>;
  /** Matches what makes a page depend on counts or the year: a variable for them, or for what holds one. */
  #counting: RegExp;

  /**
   * `before` holds the heads of an earlier survey. While editing, reading them from the cache again took a fifth of the
   * time of a change; keeping them costs the memory of all heads.
   */
  constructor(
    input: CompileContext<Facts, Details>,
    cache: Cache,
    before: ReadonlyMap<string, CompiledHead<Facts>> = new Map(),
  ) {
    const { survey, business } = input;
    this.input = input;
    this.#before = before;
    this.#pages = new Map(survey.pages.map((page) => [page.file, page]));
    this.#cache = cache;
    const main = mainOf(business.sites).written;
    const sites = Array.from(business.sites, ([language, { written, at, value }]) => {
      return { language, own: valueAt(written, at), isValid: value !== undefined };
    });
    const hash = (site: unknown) => hashOf(survey.code, JSON.stringify([main, site]));
    this.#around = new Map(sites.map((site) => [site.language, hash(site)]));
    const entries = sites.flatMap(({ own }) => heldBy(own));
    const counting = entries.filter(([, entry]) => COUNTS.test(JSON.stringify(entry)));
    const names = ["count", "year", ...counting.map(([name]) => RegExp.escape(String(name)))];
    this.#counting = new RegExp(`\\$\\{\\s*(?:${names.join("|")})\\b`);
  }

  head(page: SurveyedPage): CompiledHead<Facts> {
    const key = this.#keyOf(page);
    const known = this.#before.get(key) ?? this.#cache.data<CompiledHead<Facts>>("compiled", key);
    this.#cache.use("parts", key);
    const head = known ?? this.#made(page).head;
    this.heads.set(key, head);
    return head;
  }

  #made(page: SurveyedPage): { head: CompiledHead<Facts>; parts: PageParts<Details> } {
    const original = page.translated && this.#original(page.translated.original);
    const { parts, ...head } = compilePage(page, this.input, original);
    const lines = PARTS.map((part) => JSON.stringify(parts[part]));
    this.#cache.write("compiled", this.#keyOf(page), Buffer.from(JSON.stringify(head)));
    this.#cache.write("parts", this.#keyOf(page), Buffer.from(lines.join("\n")));
    return { head, parts };
  }

  /** Returns one of the large parts of the page in a file. Throws if the survey has no such page. */
  partOf<Part extends keyof PageParts<Details>>(part: Part, file: string): PageParts<Details>[Part] {
    return this.#partOf(part, this.#pageOf(file));
  }

  /** Returns the cache key of the page in a file. Throws if the survey has no such page. */
  keyOf(file: string): string {
    return this.#keyOf(this.#pageOf(file));
  }

  #pageOf(file: string): SurveyedPage {
    const page = this.#pages.get(file);
    if (!page) throw new Error(`${file} is none of these pages.`);
    return page;
  }

  #partOf<Part extends keyof PageParts<Details>>(part: Part, page: SurveyedPage): PageParts<Details>[Part] {
    const known = this.#cache.data<PageParts<Details>[Part]>("parts", this.#keyOf(page), PARTS.indexOf(part));
    return known ?? this.#made(page).parts[part];
  }

  #original(page: SurveyedPage): OriginalPage {
    return { blocks: this.#partOf("blocks", page), written: this.#partOf("written", page).written };
  }

  knows(page: SurveyedPage): boolean {
    return this.#cache.read("compiled", this.#keyOf(page)) !== undefined;
  }

  /**
   * Cache key of a page, made of everything that compiling it reads: its file, its city's entry, site.yaml, the counts
   * and year, the code; for a translation, also its original and the record of what it was translated from.
   */
  #keyOf(surveyed: SurveyedPage): string {
    const known = this.#keys.get(surveyed);
    if (known) return known;
    const { bytes, translated, ...page } = surveyed;
    const { site, city } = partsFor(page, this.input.business);
    const { year, count } = site.scope;
    const text = Buffer.from(bytes ?? "").toString("latin1");
    const isCounting = this.#counting.test(text) || this.input.checks.counting?.test(text);
    const isEnding = /\buntil["']?\s*:/.test(text); // a section's last day may be over
    const counts = [
      isCounting && [year, count, this.input.survey.cityCounts],
      isEnding && this.input.survey.today,
    ];
    const from = translated && [this.#keyOf(translated.original), hashOf(translated.record?.bytes ?? "")];
    const taken = JSON.stringify([page, city, counts, from, bytes === undefined]);
    const key = hashOf(this.#around.get(page.language) ?? "", taken, bytes ?? "");
    this.#keys.set(surveyed, key);
    return key;
  }
}

/** Options of loading. */
export interface LoadOptions<Facts, Details> extends SurveyOptions {
  /** The checker; without one, only what cannot be built is told, plainly. */
  checks: Checks<Facts, Details>;
  /** Whether samples that nobody has confirmed are left out, as on the live site. */
  launch?: boolean;
  /** The cache of compiled files; in memory by default. */
  cache?: Cache;
  /** The heads that the previous load of the folder returned. */
  heads?: ReadonlyMap<string, CompiledHead<Facts>>;
}
