import { type Cache, hashOf } from "../cache.ts";
import type { CityVariables, Survey, SurveyedPage } from "../forms.ts";
import { partsFor } from "../languages/partsFor.ts";
import { type CompiledPage, compile, type PageParts } from "./compile.ts";
import type { OriginalPage } from "./compileTranslation.ts";

/** What others may ask of a page, and what is wrong with it by itself. */
export type CompiledHead = Omit<CompiledPage, "parts">;

/** The order in which the parts of a page stand in the cache, a line each: one is parsed without the others. */
const PARTS = ["blocks", "written", "runs"] as const satisfies (keyof PageParts)[];

/** What compiling the pages of a survey gives, from the cache where nothing that it takes has changed. */
export class Compiler {
  readonly survey: Survey;
  /** The heads that were asked for, by their keys. */
  readonly heads = new Map<string, CompiledHead>();
  #before: ReadonlyMap<string, CompiledHead>;
  #pages: ReadonlyMap<string, SurveyedPage>;
  #keys = new Map<SurveyedPage, string>();
  #cities = new Map<CityVariables, string>();
  #cache: Cache;
  #around: ReadonlyMap<string, string>;

  /**
   * `before` are the heads of an earlier survey. While editing, reading them from the cache anew took a fifth of what a
   * change takes; it costs the memory of all heads.
   */
  constructor(survey: Survey, cache: Cache, before: ReadonlyMap<string, CompiledHead> = new Map()) {
    this.survey = survey;
    this.#before = before;
    this.#pages = new Map(survey.pages.map((page) => [page.file, page]));
    this.#cache = cache;
    this.#around = new Map(
      Array.from(survey.sites, ([language, { scope, value }]) => {
        const { year: _, count: __, ...data } = scope;
        return [language, hashOf(survey.code, JSON.stringify([data, value]))];
      }),
    );
  }

  /** The head of a page. */
  head(page: SurveyedPage): CompiledHead {
    const key = this.#keyOf(page);
    const known = this.#before.get(key) ?? this.#cache.data<CompiledHead>("compiled", key);
    this.#cache.use("parts", key);
    const head = known ?? this.#made(page).head;
    this.heads.set(key, head);
    return head;
  }

  /** Compiles a page, and keeps it. */
  #made(page: SurveyedPage): { head: CompiledHead; parts: PageParts } {
    const { parts, ...head } = compile(
      page,
      this.survey,
      page.translated && this.#original(page.translated.original),
    );
    const lines = PARTS.map((part) => JSON.stringify(parts[part]));
    this.#cache.write("compiled", this.#keyOf(page), Buffer.from(JSON.stringify(head)));
    this.#cache.write("parts", this.#keyOf(page), Buffer.from(lines.join("\n")));
    return { head, parts };
  }

  /** One of the large parts of the page of a file. */
  partOf<Part extends keyof PageParts>(part: Part, file: string): PageParts[Part] {
    return this.#partOf(part, this.#pageOf(file));
  }

  /** Stands for all that compiling the page of a file takes. */
  keyOf(file: string): string {
    return this.#keyOf(this.#pageOf(file));
  }

  #pageOf(file: string): SurveyedPage {
    const page = this.#pages.get(file);
    if (!page) throw new Error(`${file} is none of these pages.`);
    return page;
  }

  #partOf<Part extends keyof PageParts>(part: Part, page: SurveyedPage): PageParts[Part] {
    const known = this.#cache.data<PageParts[Part]>("parts", this.#keyOf(page), PARTS.indexOf(part));
    return known ?? this.#made(page).parts[part];
  }

  #original(page: SurveyedPage): OriginalPage {
    return { blocks: this.#partOf("blocks", page), written: this.#partOf("written", page).written };
  }

  /** Whether a page is in the cache. */
  knows(page: SurveyedPage): boolean {
    return this.#cache.has("compiled", this.#keyOf(page));
  }

  /**
   * Stands for all that compiling a page takes: its file, its city's entry, site.yaml, the counts it is held to, the
   * code; of a translation, its original and what it was made from, too.
   */
  #keyOf(surveyed: SurveyedPage): string {
    const known = this.#keys.get(surveyed);
    if (known) return known;
    const { bytes, translated, ...page } = surveyed;
    const { site, city } = partsFor(page, this.survey);
    const { year, count } = site.scope;
    // A city's page says how many cities there are, or in which year, by a variable or where it lists them.
    const isCounting =
      !city || /\$\{\s*(?:count|year)\b|\bareas\b/.test(Buffer.from(bytes ?? "").toString("latin1"));
    const counts = isCounting ? [year, count, this.survey.cityCounts] : [];
    const around = [this.#around.get(page.language) ?? "", city ? this.#hashOfCity(city) : ""];
    const from = translated && [this.#keyOf(translated.original), hashOf(translated.memory.bytes ?? "")];
    const key = hashOf(...around, JSON.stringify([page, counts, from, bytes === undefined]), bytes ?? "");
    this.#keys.set(surveyed, key);
    return key;
  }

  #hashOfCity(city: CityVariables): string {
    const hash = this.#cities.get(city) ?? hashOf(JSON.stringify(city));
    this.#cities.set(city, hash);
    return hash;
  }
}
