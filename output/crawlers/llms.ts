import { SAMPLE } from "../../blocks/parts/sample.ts";
import { languagesOf } from "../../content/languages/languages.ts";
import type { PageKind } from "../../content/survey/pageKind.ts";
import type { Site } from "../../content/types.ts";
import type { PageSummary } from "../siteContent.ts";
import { inParts, listed } from "./sitemap.ts";

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
  const translated = others.map(
    ({ code, name }) => `\n## ${name}\n\n${list(({ language }) => language === code)}\n`,
  );
  return `${about(site)}
## Company

${list(of("home", "legal", "page"))}

## Services

${list(of("services", "service"))}

## Service areas

We serve ${cities.map(({ name }) => name).join(", ")}.

${list(of("areas", "cityHub", "cityService"))}

## Blog

${list(of("blog", "article"))}
${translated.join("")}`;
}

/** The most pages in one file: about two megabytes of text, which a reader can still take in at once. */
const MOST_PAGES = 400;

/** llms-full.txt: the texts of all pages, after the opening of llms.txt; above `most` pages, in parts that it links. */
export function fullTexts(
  site: Site,
  pages: PageSummary[],
  wordsAt: (url: string) => string,
  most = MOST_PAGES,
): Record<string, string> {
  const words = listed(pages).map(({ url }) => wordsAt(url));
  if (words.length <= most) return { "llms-full.txt": [about(site), ...words].join("\n") };
  const parts = inParts(words, { entries: most, bytes: Number.POSITIVE_INFINITY }).map(
    (part, index) => [`llms-full-${index + 1}.txt`, [about(site), ...part].join("\n")] as const,
  );
  const links = parts.map(([name], index) => `- [Part ${index + 1}](${site.business.url}/${name})\n`);
  const way = `${about(site)}\n## Pages\n\n${links.join("")}`;
  return { ...Object.fromEntries(parts), "llms-full.txt": way };
}

function about({ business, officeList, hours }: Site): string {
  const offices = officeList.map(
    ({ name, street, cityLine, call }) => `- ${name}: ${street}, ${cityLine}. Phone ${call.label}.`,
  );
  const opening = [`${hours.text}.`, business.emergency].filter(Boolean).join(" ");
  const { license, facts = [] } = business;
  const licensed = license ? [{ text: `${license.name} ${license.number}.`, sample: license.sample }] : [];
  const stated = [...facts, ...licensed];
  const lines = [
    ...stated.map(({ text, sample }) => `- ${text}${sample ? ` (${SAMPLE})` : ""}`),
    ...offices,
    `- Hours: ${opening}`,
  ];
  return `# ${business.name}

> ${business.about}

${lines.join("\n")}
${business.contentLicense ? `\n## License\n\n${business.contentLicense}\n` : ""}`;
}
