import { SAMPLE } from "../../../blocks/parts/sample.ts";
import { standInsIn } from "../../../content/lib/standIns.ts";
import type { PageSummary } from "../../siteContent.ts";
import type { HostAnswer } from "../ask.ts";
import {
  askAll,
  askEach,
  type Check,
  type HostFinding,
  type Live,
  statusWords,
  type Wrong,
} from "../live.ts";

/** Every address serves its own page in its current version, with the right canonical link and robots tag. */
export const pagesCheck: Check = (live) =>
  askEach(live, [...live.pageAt.keys()], "addresses", (answer, address) =>
    wrongWith(live, live.pageAt.get(address), answer),
  );

function wrongWith({ site, preview }: Live, page: PageSummary | undefined, answer: HostAnswer): Wrong[] {
  const { status, headers, text } = answer;
  if (!page || status !== 200) return [`${statusWords(answer)}; it must show its page (200).`];
  const canonical = new URL(page.canonical ?? page.url, site.business.url).href;
  const robots = contentOf(text, /<meta name="robots" content="([^"]*)"/);
  const hidden = robots.includes("noindex");
  return [
    !/^text\/html\b/.test(headers["content-type"] ?? "") && `is sent as ${headers["content-type"]}.`,
    !contentOf(text, /<title>([^<]*)<\/title>/).startsWith(page.title) &&
      `is not the page '${page.title}': the host shows an older build, or another page.`,
    contentOf(text, /<link rel="canonical" href="([^"]*)"/) !== canonical &&
      `does not name ${canonical} as its one true address.`,
    hidden && !page.noindex && !preview && "tells search engines to leave it out: it is a preview's build.",
    !hidden && preview && "does not tell search engines to leave this preview alone.",
  ];
}

/** No page shows a placeholder (a fictitious number or address, a sample), except in previews. */
export const standIns: Check = async (live): Promise<HostFinding> => {
  if (live.preview) return { asked: "nothing: a preview may have some", misses: [] };
  const shown = await askAll([...live.pageAt.keys()], async (address) => {
    const { text } = await live.ask(live.origin + address);
    return [...standInsOn(text)].map((standIn) => ({ standIn, address }));
  });
  const places = Map.groupBy(shown.flat(), ({ standIn }) => standIn);
  return {
    asked: `${live.pageAt.size} addresses`,
    misses: [...places].map(([standIn, [first, ...others]]) => {
      const more = others.length ? ` and ${others.length} more` : "";
      return `'${standIn}' is a stand-in, on ${first?.address}${more}: npm run check -- --launch names its line.`;
    }),
  };
};

function standInsOn(html: string): Set<string> {
  const found = standInsIn(html).map(({ kind, text }) => {
    if (kind === "phone") return text.replace(/\D/g, "").slice(-10);
    return kind === "address" ? text.replace(/^https?:\/\/|\/.*$/g, "") : text;
  });
  return new Set(html.includes("data-sample") ? [...found, SAMPLE] : found);
}

function contentOf(html: string, pattern: RegExp): string {
  const [, text = ""] = pattern.exec(html) ?? [];
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
