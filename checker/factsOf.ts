import { scalarsIn } from "../content/lib/data.ts";
import { anchorsIn } from "../content/markdown/headings.ts";
import { errorsIn } from "../content/problem.ts";
import type { SurveyedPage } from "../content/survey/forms.ts";
import type { SiteFile } from "../schema/types.ts";
import type { Facts, FileWithTexts } from "./facts.ts";
import { blocksOf, entriesOf } from "./rule.ts";
import { COPIED } from "./rules/cities/names.ts";
import { comparedTextsOf } from "./rules/cities/similarity.ts";
import { namedPostalCodesIn } from "./rules/facts/postalCodes.ts";
import { filesIn, linksIn, ownOrigin } from "./rules/references/writtenLinks.ts";
import { writtenTexts } from "./texts/fileTexts.ts";
import { spelledWordsIn } from "./texts/spelling/spelling.ts";

const DATES = ["date", "modified", "publish"];
const YEARS = ["founded", "year"];

/** What the checks of all files need of a file; `site` is site.yaml in its language, `page` what was surveyed of a page. */
export function factsOf(
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
    ...(page?.kind === "cityHub" && { namedPostalCodes: namedPostalCodesIn(file) }),
    ...(page?.kind === "cityHub" && { isCopied: source.text.includes(`\n${COPIED}`) }),
  };
}
