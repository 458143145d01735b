import { SAMPLE } from "../../blocks/parts/SampleMark.tsx";
import { SchemaReader } from "../../content/check/schemas/schemaNode.ts";
import type { PageKind } from "../../content/pageKind.ts";
import type { Page, Site } from "../../content/types.ts";
import { markdownOf } from "./markdownOf.ts";
import { listed } from "./sitemap.ts";

/** llms.txt (llmstxt.org): who we are, in what terms this text may be used, and every page. */
export function llms(site: Site, pages: Page[]): string {
  const { business, cities } = site;
  const list = (test: (page: Page) => boolean) =>
    listed(pages)
      .filter(test)
      .map(({ title, url, description }) => `- [${title}](${business.url}${url}): ${description}`)
      .join("\n");
  const of =
    (...kinds: PageKind[]) =>
    ({ kind }: Page) =>
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

/** llms-full.txt: the same opening, and the words of every page. */
export function llmsFull(site: Site, pages: Page[]): string {
  const schema = new SchemaReader().read("block.json");
  const texts = listed(pages).map((page) => markdownOf(page, site.business.url, schema));
  return [about(site), ...texts].join("\n");
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
