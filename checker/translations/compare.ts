import { isMapping, type Path, valueAt } from "../../content/lib/data.ts";
import type { Problem } from "../../content/problem.ts";
import type { ContentFile } from "../../content/read/files.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { annotatedTextsIn, nodeAt } from "../lib/annotatedTexts.ts";
import { problemOf } from "../lib/problemOf.ts";
import type { OtherLink } from "../rule.ts";
import { isName } from "../texts/spelling/spelling.ts";
import type { Pair } from "./pairs/differences.ts";
import { isOverlaid, OVERLAID, Pairing } from "./pairs/pairs.ts";
import { readRecord } from "./record.ts";
import { compareStructure } from "./structure.ts";
import { compareTexts, isOfWords, isText, TO_TRANSLATE } from "./texts.ts";
import { canBeTranslated } from "./untranslated.ts";
import { compareValues, otherLinks } from "./values.ts";
import { type ComparisonContext, hasWords, type TranslationFinding } from "./written.ts";

/** The result of comparing a translation with its original. */
export interface Comparison {
  problems: Problem[];
  /** Links with other addresses than the original's. Whether they lead to the same page is checked with all pages. */
  links: OtherLink[];
}

/** The data of an original as written now, and as it was (`was`) when the translation was made from it. */
export interface Versions {
  original: unknown;
  was: unknown;
  schema: SchemaNode;
}

/** Pairs the data of a translation with the data of its original. */
export function pairingOf(own: unknown, { original, was, schema }: Versions): Pairing {
  return new Pairing({ here: [], there: [], own, original, was, node: schema });
}

/** Compares a translation with the page that it translates, and with what it was made from by its record. */
export function compareTranslation(
  record: ContentFile,
  compared: Omit<Versions, "was">,
  comparing: ComparisonContext,
): Comparison {
  const { source } = comparing;
  const { was, problems } = readRecord(record);
  const versions = { ...compared, was };
  const { pairs, differences } = pairingOf(source.data, versions);
  const texts = pairs.filter(isText);
  // In entries laid over those of the main language, mismatchesIn reports values that are not words.
  const values = pairs.filter((pair) => !isOfWords(pair) && !isOverlaid(pair.here));
  const entries = [...Map.groupBy(texts, ({ here }) => JSON.stringify(here.slice(0, -1))).values()];
  const findings = [
    ...compareStructure(differences, comparing),
    ...compareValues(values, comparing),
    ...entries.flatMap((entry) => compareTexts(entry, comparing)),
    ...(problems.length > 0 ? [] : unrecordedTexts(texts, comparing)), // a damaged record is reported instead
    ...OVERLAID.flatMap((name) => withoutWords(source.data, versions, comparing, name)),
  ];
  const withLinks = [
    ...values.filter(({ node }) => node.holds === "link"),
    ...texts.filter(({ own }) => !own.includes(TO_TRANSLATE)),
  ];
  return {
    problems: [...problems, ...findings.map((one) => problemOf(source, one))],
    links: otherLinks(withLinks, comparing),
  };
}

/** Warns once about all texts without a record of what they were translated from. */
function unrecordedTexts(texts: Pair[], { name, command, source }: ComparisonContext): TranslationFinding[] {
  const unknown = texts.filter(isUnknown);
  const [first] = unknown;
  if (!first) return [];
  const isAll = unknown.length === texts.length;
  const message = isAll
    ? `Nothing says from which ${name} this was translated, so nobody would hear of it if that changed.`
    : `Nothing says from which ${name} ${unknown.length === 1 ? "this text was" : `${unknown.length} texts from here on were`} translated.`;
  const hint = `Once it is right: ${command}`;
  const path = isAll ? firstOf(source.data) : first.here;
  return [{ path, part: "key", code: "unknown-original", severity: "warning", message, hint }];
}

/** The path of a file's first entry, where problems of the whole file are reported. */
function firstOf(data: unknown): Path {
  return isMapping(data) ? Object.keys(data).slice(0, 1) : [];
}

/** Whether a translated text lacks a record of the words that it was translated from. */
export function isUnknown({ was, own, original }: Pair): boolean {
  const isSaid = !String(own).includes(TO_TRANSLATE) && [original, own].every((one) => hasWords(String(one)));
  return typeof was !== "string" && isSaid;
}

/** Warns once about all translatable texts of an entry (`city` or `site`) that the translation leaves out. */
function withoutWords(
  own: unknown,
  { original, schema }: Versions,
  comparing: ComparisonContext,
  name: string,
): TranslationFinding[] {
  const entry = valueAt(original, [name]);
  if (!isMapping(entry)) return [];
  const node = nodeAt(schema, original, [name]);
  const isMissing = ({ path, value, holds }: ReturnType<typeof annotatedTextsIn>[number]) =>
    holds === "text" &&
    !isName([name, ...path]) &&
    canBeTranslated(value, comparing.own.language, comparing.original.language) &&
    valueAt(own, [name, ...path]) === undefined;
  const missing = annotatedTextsIn(node, entry).filter(isMissing);
  if (missing.length === 0) return [];
  // Dotted, without list indices: facts.water, features.
  const places = missing.map(({ path }) => path.filter((key) => typeof key === "string").join("."));
  const names = [...new Set(places)];
  const has = valueAt(own, [name]) !== undefined;
  const message = `Of ${name === "city" ? "the city's entry" : "site.yaml"}, this stands in ${comparing.name} alone: ${names.join(", ")}.`;
  const hint = has ? "Add it here, under the same names." : `Add it under ${name}:, with the same names.`;
  const path = has ? [name] : firstOf(own);
  return [{ path, part: "key", code: "untranslated", severity: "warning", message, hint }];
}
