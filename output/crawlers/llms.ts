import { SAMPLE } from "../../blocks/parts/SampleMark.tsx";
import { SchemaReader } from "../../content/check/schemas/schemaNode.ts";
import type { PageKind } from "../../content/pageKind.ts";
import type { Page, Site } from "../../content/types.ts";
import { unjoined } from "../../content/typography/typeset.ts";
import { markdownOf } from "./markdownOf.ts";
import { inParts } from "./parts.ts";
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

/** What a reader takes in at once: of more, llms-full.txt names the parts. */
const PART = { entries: Number.POSITIVE_INFINITY, bytes: 2_000_000 };

/** llms-full.txt: the same opening, and the words of every page. */
export function llmsFull(site: Site, pages: Page[]): string {
  return [about(site), ...wordsOf(site, pages)].join("\n");
}

/** llms-full.txt by its file name, or, where that is more than a reader takes in, the way to its parts. */
export function llmsFullFiles(site: Site, pages: Page[], most = PART): Record<string, string> {
  const parts = inParts(wordsOf(site, pages), most);
  if (parts.length <= 1) return { "llms-full.txt": llmsFull(site, pages) };
  const files = parts.map((part, index): [string, string] => [
    `llms-full-${index + 1}.txt`,
    [about(site), ...part].join("\n"),
  ]);
  const links = files.map(([name], index) => `- [Part ${index + 1}](${site.business.url}/${name})\n`);
  return { "llms-full.txt": `${about(site)}\n## Pages\n\n${links.join("")}`, ...Object.fromEntries(files) };
}

function wordsOf(site: Site, pages: Page[]): string[] {
  const schema = new SchemaReader().read("block.json");
  return listed(pages).map((page) => unjoined(markdownOf(page, site.business.url, schema)));
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
