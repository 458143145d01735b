import { SAMPLE } from "../../blocks/parts/SampleMark.tsx";
import { type SchemaNode, SchemaReader } from "../../content/check/schemas/schemaNode.ts";
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
  return opened(site, listed(pages).map(wordsIn(site)));
}

/**
 * llms-full.txt by its file name, or, where that is more than a reader takes in, its parts one after the other and
 * the way to them. `wordsFor` gives what is told of a page.
 */
export function* llmsFullFiles(
  site: Site,
  pages: Page[],
  most = PART,
  wordsFor = wordsIn(site),
): Generator<[name: string, text: string]> {
  const names: string[] = [];
  let last: string[] = [];
  for (const part of inParts(allWords(pages, wordsFor), most)) {
    if (last.length) yield numbered(last);
    last = part;
  }
  if (names.length === 0) return yield ["llms-full.txt", opened(site, last)];
  yield numbered(last);
  const links = names.map((name, index) => `- [Part ${index + 1}](${site.business.url}/${name})\n`);
  yield ["llms-full.txt", `${about(site)}\n## Pages\n\n${links.join("")}`];

  function numbered(part: string[]): [string, string] {
    const name = `llms-full-${names.length + 1}.txt`;
    names.push(name);
    return [name, opened(site, part)];
  }
}

/** One by one, as they are asked for: all together take much room. */
function* allWords(pages: Page[], wordsFor: (page: Page) => string): Generator<string> {
  for (const page of listed(pages)) yield wordsFor(page);
}

function opened(site: Site, words: string[]): string {
  return [about(site), ...words].join("\n");
}

/** The words of a page, as llms-full.txt tells them; `schema` is that of a block. */
export function wordsOf(page: Page, origin: string, schema: SchemaNode): string {
  return unjoined(markdownOf(page, origin, schema));
}

function wordsIn({ business }: Site): (page: Page) => string {
  const schema = new SchemaReader().read("block.json");
  return (page) => wordsOf(page, business.url, schema);
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
