import { dirname } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import { groupByCause } from "../../checker/groupByCause.ts";
import { annotatedTextsIn } from "../../checker/lib/annotatedTexts.ts";
import { languageNameOf } from "../../checker/lib/languageNames.ts";
import { parseYaml } from "../../checker/lib/parseYaml.ts";
import { byPlace, type CheckedContent } from "../../checker/loadChecked.ts";
import { compareCities } from "../../checker/rules/cities/compareCities.ts";
import { isPlaceholderCode } from "../../checker/rules/launch/placeholders.ts";
import { FEWEST, sizeOf } from "../../checker/texts/lengths.ts";
import { isUnknown } from "../../checker/translations/compare.ts";
import { hasChangedSince, isText, type TextPair } from "../../checker/translations/texts.ts";
import type { PageInterface } from "../../content/compile/forms.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import { scopeOf } from "../../content/compile/page.ts";
import { normalizedAddress } from "../../content/lib/addresses.ts";
import { valueAt } from "../../content/lib/data.ts";
import { urlOf } from "../../content/lib/fileName.ts";
import { mainOf } from "../../content/lib/words.ts";
import { errorsIn, type Problem } from "../../content/problem.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import type { Opened, Original, OriginalText, PanelProblem } from "../contract.ts";
import { besideOriginal } from "../pages/translations/upToDate.ts";
import { Refusal } from "../refusal.ts";
import type { ContentStore } from "../vite/contentStore.ts";
import { blockLabel, labelOf, nameOfFile } from "../words.ts";
import { variablesIn } from "./choices.ts";
import { textOf } from "./files.ts";

/** Opens a file in its current state; if it is to be quick, without its problems. */
export function openFile(store: ContentStore, file: string, isQuick = false): Opened {
  const text = textOf(store.root, file);
  if (text === undefined) throw new Refusal(`There is no file ${file} that can be edited here.`, 404);
  if (!store.holds(file)) store.forget();
  const content = store.current();
  const { business, lists } = content;
  const page = content.all.find((candidate) => candidate.file === file);
  const problems = isQuick ? [] : problemsFor(store.checked(), file, page).map(panelProblem);
  const isShown = !page || (lists.size > 0 && content.pages.some((valid) => valid.file === file));
  const isStopping = (problem: PanelProblem) =>
    problem.severity === "error" && (problem.file === file) === lists.size > 0;
  return {
    stale: isShown ? undefined : problems.find(isStopping),
    file,
    url: page?.url,
    text,
    data: parseYaml(text),
    problems,
    variables: variablesIn(page ? scopeOf(page, business) : mainOf(business.sites).scope),
    original: originalOf(store, file),
    counts: page ? countsIn(content, page) : [],
    version: store.version(),
  };
}

/** Returns all problems, starting with those of a file: also its errors that are reported as following from others. */
function problemsFor(content: CheckedContent, file: string, page: PageInterface | undefined): Problem[] {
  const { problems, heads, keyOf, business } = content;
  const compiled = page ? heads.get(keyOf(page)) : (business.words.get(file) ?? mainOf(business.sites));
  const whereOf = (problem: Problem) => (problem.file === file ? "here" : "elsewhere");
  const { here: reported = [], elsewhere = [] } = Object.groupBy(problems, whereOf);
  const isReported = ({ code, path }: Problem) =>
    reported.some((known) => known.code === code && isDeepStrictEqual(known.path, path));
  const unreported = errorsIn(groupByCause(compiled?.problems ?? [])).filter(
    (error) => error.file === file && !isPlaceholderCode(error.code) && !isReported(error),
  );
  return [...[...reported, ...unreported].sort(byPlace), ...elsewhere];
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

/** Returns the counts on a valid page for which a rule has a minimum. */
function countsIn({ blocksOf }: Pick<CheckedContent, "blocksOf">, page: PageInterface): Opened["counts"] {
  if (page.kind !== "cityService" || !page.isValid) return [];
  const data = { blocks: blocksOf(page) };
  const annotatedTexts = annotatedTextsIn(openSchemas().page.node, data);
  const sizes = sizeOf({ data, annotatedTexts });
  const nouns = ["words", "questions"] as const;
  return nouns.map((noun) => ({ noun, count: sizes[noun], least: FEWEST[noun] }));
}

/** Returns the file of the page at an address. Throws a Refusal if there is none. */
export function fileAt(store: ContentStore, url: string): string {
  const path = normalizedAddress(url);
  const page = store.current().all.find((candidate) => addressesOf(candidate).includes(path));
  if (!page) throw new Refusal(`There is no page at ${url}.`, 404);
  return page.file;
}

/** Returns what is left of the source city in the folder of a copied city. `file` is any file in it. */
export function leftOverIn(store: ContentStore, file: string): PanelProblem[] {
  const { problems } = store.checkedBy([compareCities]);
  return problems.filter((problem) => dirname(problem.file) === dirname(file)).map(panelProblem);
}

/** Problems that a button confirms as resolved here, in place of a command. */
const RIGHT: string[] = ["original-changed", "unknown-original"];
const SAY_SO = "Once it is right, a button at its field says so.";

/** Returns a problem as the panel shows it, with labels for the names of entries: “What it shows” for 'alt'. */
export function panelProblem(problem: Problem): PanelProblem {
  const { file, path, code, range, severity, message, hint, fix, follow, blockTypes = [] } = problem;
  const names = path.filter((key) => typeof key === "string");
  const called = (words: string, name: string) => words.replaceAll(`'${name}'`, () => `“${labelOf(name)}”`);
  const inForm = (words: string) =>
    names.reduce(called, words).replace(/'(\w+): true'/g, (_, name) => `“${labelOf(name)}”`);
  const about = { file, path, code, line: range.start.line, severity, fix, follow };
  const advice = hint && (RIGHT.includes(code) ? SAY_SO : inForm(hint));
  return { ...about, message: inForm(withLabels(message, blockTypes)), hint: advice };
}

/** Returns a message with the labels of the block types that it names, but not of words in a quoted text. */
function withLabels(message: string, types: readonly string[]): string {
  return message.replace(/“[^”]*”|\w+/g, (found) => (types.includes(found) ? blockLabel(found) : found));
}

/** Returns the title of a file's page, or another name for the file. `gone` is the text of a deleted page. */
export function titleOf(store: ContentStore, file: string, gone?: string): string {
  const page = store.current().all.find((candidate) => candidate.file === file);
  const title = page ? page.head.title : valueAt(gone && parseYaml(gone), ["title"]);
  if (typeof title === "string" && title.trim() !== "") return title;
  if (file.startsWith("public/images/")) return file.replace("public/images/", "The picture ");
  return nameOfFile(file) ?? urlOf(file);
}
