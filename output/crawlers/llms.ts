import { SAMPLE } from "../../blocks/parts/sample.ts";
import { languagesOf } from "../../content/languages/languages.ts";
import { plainText } from "../../content/markdown/tree.ts";
import { listedCodes } from "../../content/resolve/answers.ts";
import type { Site } from "../../content/resolve/forms.ts";
import type { PageKind } from "../../content/survey/pageKind.ts";
import type { PageSummary } from "../siteContent.ts";
import { listed } from "./sitemap.ts";

/** llms.txt (llmstxt.org): the business, the license of the texts, and all listed pages, by language. */
export function llms(site: Site, pages: PageSummary[]): string {
  const { business, cities } = site;
  const [main, ...others] = languagesOf(site);
  const list = (test: (page: PageSummary) => boolean) =>
    listed(pages)
      .filter(test)
      .map(({ title, url, description }) => `- [${title}](${business.url}${url}): ${description}`)
      .join("\n");
  const of =
    (...kinds: PageKind[]) =>
    ({ kind, language }: PageSummary) =>
      language === main.code && kinds.includes(kind);
  const served = cities.map(({ name, zipCodes = [] }) =>
    zipCodes.length > 0 ? `- ${name}: ${listedCodes(zipCodes, site)}` : `- ${name}`,
  );
  const translated = others.map(
    ({ code, name }) => `\n## ${name}\n\n${list(({ language }) => language === code)}\n`,
  );
  return `${about(site)}
## Company

${list(of("home", "legal", "page"))}

## Services

${list(of("services", "service"))}

## Service areas

We serve:

${served.join("\n")}

${list(of("areas", "cityHub", "cityService"))}

## Blog

${list(of("blog", "article"))}
${translated.join("")}`;
}

/** llms-full.txt: the opening of llms.txt, and the texts of all listed pages. */
export function fullTexts(site: Site, pages: PageSummary[], wordsAt: (url: string) => string): string {
  return [about(site), ...listed(pages).map(({ url }) => wordsAt(url))].join("\n");
}

function about({ business, services, answers, officeList, hours }: Site): string {
  const offices = officeList.map(
    ({ name, street, cityLine, call }) => `- ${name}: ${street}, ${cityLine}. Phone ${call.label}.`,
  );
  const opening = [`${hours.text}.`, business.emergency].filter(Boolean).join(" ");
  const { license, facts = [] } = business;
  const licensed = license ? [{ text: `${license.name} ${license.number}.`, sample: license.sample }] : [];
  const stated = [...facts, ...licensed];
  const lines = [...stated.map((fact) => `- ${marked(fact)}`), ...offices, `- Hours: ${opening}`];
  const offered = services.flatMap(({ name, price = answers?.price, duration, arrival }) => {
    const told = [price, duration, arrival].flatMap((answer) => (answer ? marked(answer) : []));
    return told.length > 0 ? [`- ${name}: ${told.join(". ")}.`] : [];
  });
  return `# ${business.name}

> ${business.about}

${lines.join("\n")}
${offered.length > 0 ? `\n## Prices and times\n\n${offered.join("\n")}\n` : ""}${business.contentLicense ? `\n## License\n\n${business.contentLicense}\n` : ""}`;
}

/** A text without its markup, marked if it is a sample. */
function marked({ text, sample }: { text: string; sample?: boolean }): string {
  return `${plainText(text)}${sample ? ` (${SAMPLE})` : ""}`;
}
