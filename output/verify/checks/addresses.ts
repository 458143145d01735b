import { languageAt } from "../../../content/languages/languages.ts";
import { listed } from "../../crawlers/sitemap.ts";
import { redirectFor } from "../../hosts/hosting.ts";
import { otherWays, waysOf } from "../../hosts/netlify.ts";
import { askEach, type Check, findEach, type Live, statusWords, type Wrong } from "../live.ts";

const PERMANENT = [301, 308];

/** The sitemap lists exactly the pages that search engines may list. */
export const sitemapCheck: Check = async (live) => {
  const { site, pages, preview } = live;
  const { text: sitemap } = await live.ask(`${live.origin}/sitemap.xml`);
  const locations = sitemap.matchAll(/<loc>([^<]*)<\/loc>/g);
  const found = Array.from(locations, ([, url = ""]) => url.replaceAll("&amp;", "&"));
  const wanted = new Set(listed([...pages]).map(({ url }) => site.business.url + url));
  const { text: robots } = await live.ask(`${live.origin}/robots.txt`);
  const named = robots.includes(`Sitemap: ${site.business.url}/sitemap.xml`);
  return {
    asked: `${found.length} addresses`,
    misses: [
      ...[...wanted].filter((url) => !found.includes(url)).map((url) => `It does not list ${url}.`),
      ...found
        .filter((url) => !wanted.has(url))
        .map((url) => `It lists ${url}, which is no page that search engines may list.`),
      ...(named || preview ? [] : ["robots.txt does not name it."]),
    ],
  };
};

/** Old and non-canonical addresses redirect to the canonical one in a single step and permanently. */
export const redirects: Check = async (live) => {
  const moved = [...live.moves].flatMap(([old, now]) => waysOf(old).map((way) => [way, now] as const));
  const written = [...live.pageAt.keys()].flatMap((address) =>
    [...otherWays(address), ...(address === "/" ? [] : [`${address}/`])].map(
      (way) => [way, redirectFor(way, live.moves) ?? address] as const,
    ),
  );
  const asked = [...moved, ...written];
  return findEach(asked, "addresses", ([way, now]) => leadsTo(live, way, now));
};

async function leadsTo({ ask, origin }: Live, way: string, now: string): Promise<Wrong[]> {
  const answer = await ask(`${origin}${way}?a=1`);
  const { status, headers } = answer;
  if (!PERMANENT.includes(status))
    return [`${way} ${statusWords(answer)}; it must lead to ${now} for good (301 or 308).`];
  const to = headers.location ?? "";
  const there = URL.canParse(to, origin) ? new URL(to, origin).href : to;
  return [there !== `${origin}${now}?a=1` && `${way}?a=1 leads to ${to}; it must lead to ${now}?a=1.`];
}

/** An address in capitals redirects to the canonical one or is not found: it is never a second address of a page. */
export const capitalsCheck: Check = (live) => {
  const asked = [...live.pageAt.keys()].filter((address) => address !== "/");
  return findEach(asked, "addresses", async (address) => {
    const way = address.toUpperCase();
    const answer = await live.ask(live.origin + way);
    if (answer.status === 404) return [];
    return PERMANENT.includes(answer.status)
      ? leadsTo(live, way, address)
      : [`${way} ${statusWords(answer)}; it must lead to ${address}, or not be found.`];
  });
};

/**
 * Missing addresses respond with 404 and the site's own not-found page, in a language's folder with the one in that
 * language. The address of that page itself is not checked: some hosts, such as Cloudflare Pages, serve it, and it is
 * in no index.
 */
export const notFound: Check = (live) => {
  const missing = live.pages.filter(({ kind }) => kind === "notFound");
  const { languages } = live.site;
  const inFolders = languages.flatMap(({ folder }) => (folder === undefined ? [] : [`/${folder}/nope`]));
  return askEach(live, [...MISSING, ...inFolders, ...HIDDEN], "addresses", (answer, path) => {
    if (answer.status !== 404) return [`${statusWords(answer)}; it must not be found (404).`];
    const { code, name } = languageAt(path, languages);
    const shown = missing.filter(({ title }) =>
      answer.text.includes(title.replaceAll("&", "&amp;").replaceAll("'", "&#x27;")),
    );
    const isRight = shown.some(({ language }) => language === code);
    return [
      shown.length === 0 && "is not found, in the host's own words; the site has a page for that.",
      shown.length > 0 && !isRight && `is not found, in another language than ${name}.`,
    ];
  });
};

const MISSING = ["/nope", "/services/nope", "/service-areas/nope", "/blog/nope", "/assets/nope.js"];

/** Files of a build or a repository that visitors must not see. */
const HIDDEN = "/_headers /_redirects /package.json /sbom.json /.vite/manifest.json /.git/config".split(" ");
