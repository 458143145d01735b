import { SAMPLE } from "../../blocks/parts/sample.ts";
import type { PageKind } from "../../content/pageKind.ts";
import type { Site } from "../../content/types.ts";
import type { PageSummary } from "../siteContent.ts";
import { listed } from "./sitemap.ts";

/** llms.txt (llmstxt.org): who we are, in what terms this text may be used, and every page. */
export function llms(site: Site, pages: PageSummary[]): string {
  const { business, cities } = site;
  const list = (test: (page: PageSummary) => boolean) =>
    listed(pages)
      .filter(test)
      .map(({ title, url, description }) => `- [${title}](${business.url}${url}): ${description}`)
      .join("\n");
  const of =
    (...kinds: PageKind[]) =>
    ({ kind }: PageSummary) =>
      kinds.includes(kind);
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
`;
}

/** Where readers look for the words of all pages. */
export const FULL_TEXT = "llms-full.txt";
/** The words of so many pages, two megabytes, are what a reader takes in at once. */
const MOST = 400;

/** llms-full.txt, or, of more pages, its parts: the name of each, and its pages. */
export function fullTextParts(pages: PageSummary[], most = MOST): { name: string; pages: PageSummary[] }[] {
  const all = listed(pages);
  if (all.length <= most) return [{ name: FULL_TEXT, pages: all }];
  return Array.from({ length: Math.ceil(all.length / most) }, (_, index) => ({
    name: `llms-full-${index + 1}.txt`,
    pages: all.slice(index * most, (index + 1) * most),
  }));
}

/** The same opening as that of llms.txt, and the words of some pages. */
export function fullText(site: Site, words: string[]): string {
  return [about(site), ...words].join("\n");
}

/** What stands in llms-full.txt where its parts are by themselves: the way to these. */
export function wayToParts(site: Site, names: string[]): string {
  const links = names.map((name, index) => `- [Part ${index + 1}](${site.business.url}/${name})\n`);
  return `${about(site)}\n## Pages\n\n${links.join("")}`;
}

function about({ business, officeList, hours }: Site): string {
  const offices = officeList.map(
    ({ name, street, city, region, postalCode, call }) =>
      `- ${name}: ${street}, ${city}, ${region} ${postalCode}. Phone ${call.label}.`,
  );
  const opening = [`${hours.text}.`, business.emergency].filter(Boolean).join(" ");
  const { license, facts = [] } = business;
  const told = [...facts, { text: `${license.name} ${license.number}.`, sample: license.sample }];
  const lines = [
    ...told.map(({ text, sample }) => `- ${text}${sample ? ` (${SAMPLE})` : ""}`),
    ...offices,
    `- Hours: ${opening}`,
  ];
  return `# ${business.name}

> ${business.about}

${lines.join("\n")}
${business.contentLicense ? `\n## License\n\n${business.contentLicense}\n` : ""}`;
}
