import { dirname } from "node:path/posix";
import { groupByCause } from "../../checker/groupByCause.ts";
import { compareCities } from "../../checker/rules/cities/compareCities.ts";
import { isPlaceholderCode } from "../../checker/rules/launch/placeholderKinds.ts";
import { FEWEST, sizeOf } from "../../checker/texts/lengths.ts";
import { isUnknown } from "../../checker/translations/compare.ts";
import { hasChangedSince, isText, type TextPair } from "../../checker/translations/texts.ts";
import { parse } from "../../content/compile/compile.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import type { ParsedPage } from "../../content/forms.ts";
import { languageNameOf } from "../../content/languages/languages.ts";
import { scopeOf } from "../../content/languages/partsFor.ts";
import { normalizedAddress } from "../../content/lib/normalizedAddress.ts";
import type { Problem } from "../../content/problem.ts";
import { readYaml } from "../../content/read/readYaml.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { counter } from "../../content/validate/validate.ts";
import type { Opened, Original, OriginalText, PanelProblem } from "../contract.ts";
import { besideOriginal } from "../pages/translations/besideOriginal.ts";
import type { ContentStore } from "../vite/contentStore.ts";
import { blockLabel, labelOf } from "../words.ts";
import { dataOf } from "./changes/applyChange.ts";
import { variablesIn } from "./choices.ts";
import { textOf } from "./files.ts";
import { Refusal } from "./http/refusal.ts";

/** Opens a file in its current state. */
export function openFile(store: ContentStore, file: string): Opened {
  const text = textOf(store.root, file);
  if (text === undefined) throw new Refusal(`There is no file ${file} that can be edited here.`, 404);
  if (!store.holds(file)) store.forget();
  const { survey, problems, pages, lists } = store.current();
  const page = survey.pages.find((one) => one.file === file);
  // Parsed by itself, as the errors of a draft are only warnings among all content.
  const read = page && readYaml(page, counter(openSchemas().page));
  const parsed = read && parse(page, read, survey);
  const scope = page ? scopeOf(page, survey) : survey.site.scope;
  const own = groupByCause((parsed ?? survey.words.get(file) ?? survey.site).problems)
    .filter(({ code }) => !isPlaceholderCode(code))
    .map(panelProblem);
  const known = new Set(own.map(keyOf));
  const others = problems.map(panelProblem).filter((one) => !known.has(keyOf(one)));
  const isShown = !page || (lists && pages.some((one) => one.file === file));
  const stale = isShown ? undefined : (lists ? own : others).find(({ severity }) => severity === "error");
  const data = read?.problems.length === 0 ? read.source.data : dataOf(text); // readYaml repairs mistakes in its data
  return {
    stale,
    file,
    url: page?.url,
    text,
    data,
    problems: [...own, ...others],
    variables: variablesIn(scope),
    original: originalOf(store, file),
    counts: parsed ? countsIn(parsed) : [],
    version: store.version(),
  };
}

/** Returns the original of a translation, text by text; undefined if the file translates nothing. */
function originalOf(store: ContentStore, file: string): Original | undefined {
  const content = store.current();
  const beside = besideOriginal(content, file);
  if (!beside) return undefined;
  const [{ code }] = content.survey.languages;
  const texts = beside.pairing.pairs.filter(isText).map(originalTextOf);
  const url = content.all.find((page) => page.file === beside.original)?.url;
  return { file: beside.original, url, code, language: languageNameOf(code), texts };
}

function originalTextOf(pair: TextPair): OriginalText {
  const { here: path, original: text, was } = pair;
  const about = { path, text, ...(isUnknown(pair) && { isUnknown: true as const }) };
  return typeof was === "string" && hasChangedSince(pair) ? { ...about, was } : about;
}

/** Returns the counts on a page for which a rule has a minimum. */
function countsIn(page: ParsedPage): Opened["counts"] {
  if (page.kind !== "cityService") return [];
  const { words, questions } = sizeOf(page);
  return [
    { noun: "words", count: words, least: FEWEST.words },
    { noun: "questions", count: questions, least: FEWEST.questions },
  ];
}

/** Returns the file of the page at an address. Throws a Refusal if there is none. */
export function fileAt(store: ContentStore, url: string): string {
  const path = normalizedAddress(url);
  const page = store.current().all.find((one) => addressesOf(one).includes(path));
  if (!page) throw new Refusal(`There is no page at ${url}.`, 404);
  return page.file;
}

/** Returns what is left of the source city in the folder of a copied city. `file` is any file in it. */
export function leftOverIn(store: ContentStore, file: string): PanelProblem[] {
  const left = store.problemsBy([compareCities]).filter((problem) => dirname(problem.file) === dirname(file));
  return left.map(panelProblem);
}

/** Problems that a button confirms as resolved here, in place of a command. */
const RIGHT: string[] = ["original-changed", "unknown-original"];
const SAY_SO = "Once it is right, a button at its field says so.";

/** Matches block types in messages on missing or extra parts of a translation: behind cardGrid, “Why”: cta, “Ask”. */
const KIND = /(?<=\bbehind |: )[a-z]\w+(?=, “|:|\.?$)/g;

/** Returns a problem as the panel shows it, with labels for the names of entries: “What it shows” for 'alt'. */
export function panelProblem(problem: Problem): PanelProblem {
  const { file, path, code, range, severity, message, hint, fix, follow } = problem;
  const inForm = (words: string) =>
    words.replace(/'(\w+)(: true)?'/g, (written, name, isCheck) =>
      isCheck || path.includes(name) ? `“${labelOf(name)}”` : written,
    );
  return {
    file,
    path,
    code,
    line: range.start.line,
    severity,
    fix,
    follow,
    message: inForm(code === "other-part" ? message.replace(KIND, blockLabel) : message),
    hint: hint && inForm(RIGHT.includes(code) ? SAY_SO : hint),
  };
}

function keyOf({ file, line, message }: PanelProblem): string {
  return `${file}:${line} ${message}`;
}
