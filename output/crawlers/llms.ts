import { SAMPLE } from "../../blocks/parts/sample.ts";
import { plainText } from "../../content/markdown/tree.ts";
import { listedCodes } from "../../content/resolve/answers.ts";
import type { Site } from "../../content/resolve/forms.ts";
import type { PageKind } from "../../content/survey/pageKind.ts";
import type { PageSummary } from "../siteContent.ts";
import { listed } from "./sitemap.ts";

/** Kinds of pages that have sections of their own in llms.txt. */
const APART: readonly PageKind[] = [
  "services",
  "service",
  "areas",
  "cityHub",
  "cityService",
  "blog",
  "article",
];

/** llms.txt (llmstxt.org): the business, the license of the texts, and all listed pages, by language. */
export function llms(site: Site, pages: PageSummary[]): string {
  const { business, cities } = site;
  const [main, ...others] = site.languages;
  const list = (test: (page: PageSummary) => boolean) =>
    listed(pages)
      .filter(test)
      .map(({ title, url, description }) => `- [${title}](${business.url}${url}): ${description}`)
      .join("\n");
  const of =
    (...kinds: PageKind[]) =>
    ({ kind, language }: PageSummary) =>
      language === main.code && kinds.includes(kind);
  const served = cities.map(({ name, postalCodes = [] }) =>
    postalCodes.length > 0 ? `- ${name}: ${listedCodes(postalCodes, site)}` : `- ${name}`,
  );
  const { footer, answers } = site.words;
  const areas = list(of("areas", "cityHub", "cityService"));
  const blog = site.navigation.find(({ href }) => href === site.keyAddresses.blog)?.label ?? "Blog";
  const sections: [heading: string, entries: string][] = [
    [business.name, list(({ kind, language }) => language === main.code && !APART.includes(kind))],
    [footer.services, list(of("services", "service"))],
    [
      footer.areas,
      [served.length > 0 && `${answers.served}:`, served.join("\n"), areas].filter(Boolean).join("\n\n"),
    ],
    [blog, list(of("blog", "article"))],
    ...others.map(({ code, name }): [string, string] => [name, list(({ language }) => language === code)]),
  ];
  const shown = sections.filter(([, entries]) => entries !== "");
  return [about(site), ...shown.map(([heading, entries]) => `## ${heading}\n\n${entries}\n`)].join("\n");
}

/** llms-full.txt: the opening of llms.txt, and the texts of all listed pages. */
export function fullTexts(site: Site, pages: PageSummary[], wordsAt: (url: string) => string): string {
  return [about(site), ...listed(pages).map(({ url }) => wordsAt(url))].join("\n");
}

function about({ business, services, answers, officeList, hours, words }: Site): string {
  const offices = officeList.map(
    ({ name, street, cityLine, call }) => `- ${name}: ${street}, ${cityLine}. ${call.label}`,
  );
  const opening = [`${hours.text}.`, business.emergency].filter(Boolean).join(" ");
  const { license, facts = [] } = business;
  const licensed = license ? [{ text: `${license.name} ${license.number}.`, sample: license.sample }] : [];
  const stated = [...facts, ...licensed];
  const lines = [...stated.map((fact) => `- ${marked(fact)}`), ...offices, `- ${opening}`];
  const offered = services.flatMap(({ name, price = answers?.price, duration, arrival }) => {
    const told = [price, duration, arrival].flatMap((answer) => (answer ? marked(answer) : []));
    return told.length > 0 ? [`- ${name}: ${told.join(". ")}.`] : [];
  });
  return `# ${business.name}

> ${business.about}

${lines.join("\n")}
${offered.length > 0 ? `\n## ${words.answers.price}\n\n${offered.join("\n")}\n` : ""}${business.contentLicense ? `\n${business.contentLicense}\n` : ""}`;
}

/** A text without its markup, marked if it is a sample. */
function marked({ text, sample }: { text: string; sample?: boolean }): string {
  return `${plainText(text)}${sample ? ` (${SAMPLE})` : ""}`;
}
