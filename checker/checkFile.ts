import type { Checked, FileContext } from "../content/compile/checks.ts";
import type { ParsedFile, ParsedPage } from "../content/compile/forms.ts";
import { partsFor } from "../content/compile/page.ts";
import { type Path, scalarsIn, valueAt } from "../content/lib/data.ts";
import { mainOf } from "../content/lib/words.ts";
import { anchorsIn } from "../content/markdown/headings.ts";
import { errorsIn, type Problem } from "../content/problem.ts";
import type { SurveyedPage } from "../content/survey/forms.ts";
import type { SiteFile } from "../schema/types.ts";
import { explainMistakes } from "./explain/explainMistakes.ts";
import { explainVariable } from "./explain/unknownVariable.ts";
import { annotatedTextsIn } from "./lib/annotatedTexts.ts";
import { problemOf } from "./lib/problemOf.ts";
import { blocksOf, entriesOf, type Facts, type FileWithTexts, type Shingles } from "./rule.ts";
import { COPIED } from "./rules/cities/names.ts";
import { comparedTextsOf, pageShingles } from "./rules/cities/similarity.ts";
import { namedPostalCodesIn } from "./rules/facts/postalCodes.ts";
import { filesIn, linksIn, ownOrigin } from "./rules/references/writtenLinks.ts";
import { fileRules, findingsOfPage } from "./rules/rules.ts";
import { visibleTexts, writtenTexts } from "./texts/fileTexts.ts";
import { spelledWordsIn } from "./texts/spelling/spelling.ts";
import { type Context, comparePage, compareWords } from "./translations/compareFiles.ts";
import { mismatchesIn } from "./translations/structure.ts";

/** Checks a file by itself: explains what its schema forbids, and applies the rules of single files. */
export function checkFile(
  parsed: ParsedFile | ParsedPage,
  context: FileContext<Facts>,
): Checked<Facts, Shingles> {
  if (context.kind === "page" && "kind" in parsed) return checkPage(parsed, context);
  const isWords = context.kind === "siteWords";
  const file = withTexts(parsed, isWords ? mismatches(parsed, context.original?.written, parsed.at) : []);
  const site = "value" in context ? context.value : "site" in context ? context.site?.value : undefined;
  const findings = fileRules[context.kind].flatMap((rule) => rule(file, { site }));
  const found = findings.map((finding) => problemOf(file.source, finding));
  const compared = context.kind === "words" ? compareWords(file, context) : [];
  const problems = [...file.problems, ...found.filter(({ path }) => file.isOwn(path)), ...compared];
  return { problems, facts: factsOf(file, { site }), details: [] };
}

function checkPage(parsed: ParsedPage, context: Context<"page">): Checked<Facts, Shingles> {
  const { page, survey, business } = context;
  const { site, city } = partsFor(page, business);
  const { kind, language, citySlug = "" } = parsed;
  const hub = kind === "cityHub" ? mainOf(business.cities).get(citySlug) : undefined;
  const isTranslated = hub !== undefined && language !== survey.languages[0].code;
  const file = withTexts(parsed, isTranslated ? mismatches(parsed, hub.values, ["city"]) : []);
  const compared = comparePage(file, context);
  const findings = findingsOfPage(file, { ...survey, site: site.value, hasHub: city !== undefined });
  const found = findings.map((finding) => problemOf(file.source, finding));
  return {
    problems: [...file.problems, ...found, ...compared.problems],
    facts: {
      ...factsOf(file, { site: site.value, page }),
      ...(compared.links.length && { otherLinks: compared.links }),
    },
    details: page.citySlug === undefined ? [] : pageShingles(file),
  };
}

/** A file with its texts, and with the problems of reading, filling in and validating it. */
function withTexts<File extends ParsedFile>(file: File, mismatches: Problem[]): File & FileWithTexts {
  const { source, schema, data, errors, names, at, problems, unfilled, isOwn } = file;
  const explained = explainMistakes(source.partAt(at), errors, names.unresolvable);
  const missing = unfilled.map((found) => problemOf(source, explainVariable(found, names.scope)));
  const annotatedTexts = annotatedTextsIn(schema, data);
  return {
    ...file,
    problems: [...problems, ...mismatches, ...explained.filter(({ path }) => isOwn(path)), ...missing],
    annotatedTexts,
    texts: visibleTexts(source, annotatedTexts),
  };
}

/** Problems where words do not fit the main language's entry that they are laid over: site.yaml, or that of a city. */
function mismatches({ source }: ParsedFile, original: unknown, at: Path): Problem[] {
  const found = mismatchesIn(original, valueAt(source.data, at), at);
  return found.map((finding) => problemOf(source, finding));
}

const DATES = ["date", "modified", "publish", "until"];
const YEARS = ["founded", "year"];

/** What the checks of all files need of a file; `site` is site.yaml in its language, `page` what was surveyed of a page. */
function factsOf(
  file: FileWithTexts,
  { site, page }: { site: SiteFile | undefined; page?: SurveyedPage },
): Facts {
  const { source, data, problems } = file;
  const hasErrors = errorsIn(problems).length > 0;
  const [head] = source.text.split(/^blocks/m);
  const blocks = blocksOf(data);
  return {
    isRead: source.data !== undefined,
    hasErrors,
    links: linksIn(file, site && ownOrigin(site.business.url)),
    files: filesIn(file),
    drawings: writtenTexts(file, ["drawing"]),
    words: spelledWordsIn(file, site?.locale.language),
    dates: scalarsIn(source.data).filter(({ value, path }) =>
      (typeof value === "number" ? YEARS : DATES).includes(String(path.at(-1))),
    ),
    anchors: blocks.flatMap(({ block }) => anchorsIn(block).map(({ id }) => id)),
    mentioned: page && hasErrors ? (head?.match(/\/[a-z0-9-]+(?:\/[a-z0-9-]+)*/g) ?? []) : [],
    prices: blocks
      .flatMap((block) => entriesOf("packages", block))
      .flatMap(({ block: { name, price }, path }) =>
        typeof name === "string" && typeof price === "string"
          ? [{ name, price, path: [...path, "price"] }]
          : [],
      ),
    charts: blocks.flatMap(({ block: { type, chart }, path }) => {
      if (type === "chart") return [[...path, "type"]];
      return chart === true ? [[...path, "chart"]] : [];
    }),
    ...(page?.citySlug !== undefined && { comparedTexts: comparedTextsOf(file) }),
    ...(page?.kind === "cityHub" && {
      namedPostalCodes: namedPostalCodesIn(file),
      isCopied: source.text.includes(`\n${COPIED}`),
    }),
  };
}
