import { isVisible } from "../lib/annotatedTexts.ts";
import { isLabelOf } from "../texts/smallWords.ts";
import { figuresIn } from "./figures/figures.ts";
import type { Figure } from "./figures/forms.ts";
import { changedParts, excerptAt } from "./nouns.ts";
import type { Pair } from "./pairs/differences.ts";
import { isOverlaid } from "./pairs/pairs.ts";
import { isWords } from "./structure.ts";
import { untranslatedSentence } from "./untranslated.ts";
import { type ComparisonContext, type TranslationFinding, textsApart, withoutAddresses } from "./written.ts";

/** Marks a text that is still to be translated; a rule reports it. */
export const TO_TRANSLATE = "TODO";

/** Marks a text as still to be translated; the result is cut to `most` characters. */
export function toTranslate(text: string, most?: number): string {
  const marked = /^(?:#|[-*] |\d+\. )/.test(text) ? `${TO_TRANSLATE}\n\n${text}` : `${TO_TRANSLATE} ${text}`;
  return marked.slice(0, most).trimEnd() + (most === undefined && text.endsWith("\n") ? "\n" : "");
}

/** A pair of texts that visitors read. */
export type TextPair = Pair & { own: string; original: string };

/** Whether both values of a pair are texts that visitors read. */
export function isText(pair: Pair): pair is TextPair {
  const { own, original, here } = pair;
  if (isOverlaid(here)) return isWords(own) && isWords(original);
  return isOfWords(pair) && typeof own === "string" && typeof original === "string";
}

/** Whether the schema expects text that visitors read, in the value or in its list items. */
export function isOfWords({ node }: Pick<Pair, "node">): boolean {
  const { holds } = node.items ?? node;
  return isVisible(holds);
}

/** Reports texts of one entry that are untranslated, have other figures, or whose original has changed. */
export function compareTexts(all: TextPair[], comparing: ComparisonContext): TranslationFinding[] {
  const pairs = all.filter(({ own }) => !own.includes(TO_TRANSLATE));
  const figures = figuresOf(pairs, comparing);
  return pairs.flatMap((pair, index) => {
    const found = untranslated(pair, comparing) ?? changed(pair, figures[index], comparing);
    return found ? [{ path: pair.here, ...found }] : [];
  });
}

type Found = Omit<TranslationFinding, "path">;

function untranslated({ own, original, node }: TextPair, comparing: ComparisonContext): Found | undefined {
  const [here, there] = [comparing.own.language, comparing.original.language];
  const isLeft = node.holds === "label" && own === original && isLabelOf(own, there);
  const needle = isLeft ? own : untranslatedSentence(own, original, here, there);
  if (needle === undefined) return undefined;
  const message = `This is still in ${comparing.name}.`;
  return { needle, code: "untranslated", severity: "warning", message, hint: "Translate it." };
}

function changed(
  pair: TextPair,
  figures: FigureDifference | undefined,
  comparing: ComparisonContext,
): Found | undefined {
  const { was, original } = pair;
  const isOld = hasChangedSince(pair);
  const versions = isOld ? `\n${versionsOf(String(was), original)}` : "";
  const [missing, extra] = [figures?.missing ?? [], figures?.extra ?? []];
  const isFact = [...missing, ...extra].some(({ kind }) => kind === "fact");
  if (isOld && !isFact) {
    const message = `The ${comparing.name} has changed since this was translated.${versions}`;
    const hint = `Once this is right again: ${comparing.command}`;
    return { code: "original-changed", severity: "warning", message, hint };
  }
  if (missing.length + extra.length === 0) return undefined;
  const quoted = (all: Figure[]) => all.map(({ found }) => `'${found}'`);
  const message = toldApart(comparing.name, "says", quoted(missing), quoted(extra)) + versions;
  const hint = isOld ? undefined : `In ${comparing.name}: ${excerptAt(original, missing[0]?.found)}`;
  const severity = isFact ? "error" : "warning";
  return { code: "other-figure", message, ...(hint && { hint }), needle: extra[0]?.found, severity };
}

/** Whether the original of a text has changed since it was translated, apart from link targets within the site. */
export function hasChangedSince({ was, original }: Pick<TextPair, "was" | "original">): boolean {
  return typeof was === "string" && withoutAddresses(was) !== withoutAddresses(original);
}

/** Figures that only the original (`missing`) or only the translation (`extra`) has. */
interface FigureDifference {
  missing: Figure[];
  extra: Figure[];
}

/** The figure differences of an entry's texts. A figure that moved from one of them to another is no difference. */
function figuresOf(pairs: TextPair[], comparing: ComparisonContext): FigureDifference[] {
  const { own, original, phone } = comparing;
  const found = pairs.map((pair) => {
    if (pair.here.at(-1) === "keywords") return { missing: [], extra: [] };
    const texts = textsApart(pair.own, pair.original, comparing);
    const here = figuresIn(texts.own, own.language, phone);
    const there = figuresIn(texts.original, original.language, phone);
    return { missing: withoutEqual(there, here), extra: withoutEqual(here, there) };
  });
  const missing = found.flatMap((one) => one.missing);
  const extra = found.flatMap((one) => one.extra);
  return found.map((one) => {
    const others = (all: Figure[], mine: Figure[]) => all.filter((figure) => !mine.includes(figure));
    return {
      missing: withoutEqual(one.missing, others(extra, one.extra)),
      extra: withoutEqual(one.extra, others(missing, one.missing)),
    };
  });
}

/** The figures that have no equal among the others, each once; mentions need none. */
function withoutEqual(figures: Figure[], others: Figure[]): Figure[] {
  const needed = figures.filter(({ kind }) => kind !== "mention");
  const left = needed.filter((one) => !others.some((other) => isSame(one, other)));
  return left.filter(({ found }, index) => left.findIndex((one) => one.found === found) === index);
}

function isSame(one: Figure, other: Figure): boolean {
  if (one.value === other.value) return true;
  const isBare = ({ value }: Figure) => value.startsWith("number ");
  const isCounted = ({ value }: Figure) => !/^(?:phone|zip|[%$€£]) /.test(value);
  return one.number === other.number && (isBare(one) || isBare(other)) && isCounted(one) && isCounted(other);
}

/** Says what an original of some name `says` (or leads to), and what its translation does, of which the other has none. */
export function toldApart(
  name: string,
  says: string,
  there: string[],
  here: string[],
  saysHere = says,
): string {
  const [theirs, ours] = [there.join(" and "), here.join(" and ")];
  if (here.length === 0) return `The ${name} ${says} ${theirs} here, and this does not.`;
  if (there.length === 0) return `This ${says} ${ours}, and the ${name} does not.`;
  return `The ${name} ${says} ${theirs} here, and this ${saysHere} ${ours}.`;
}

/** Two lines of a message: the original when it was translated, and as it is now. */
export function versionsOf(was: string, is: string): string {
  const [before, now] = changedParts(was, is);
  return `  was  ${before}\n  is   ${now}`;
}
