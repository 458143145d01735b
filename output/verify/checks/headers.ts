import { HASHED, headersFor } from "../../hosts/hosting.ts";
import { namedIn } from "../../missing.ts";
import type { HostAnswer } from "../ask.ts";
import { askEach, type Check, type Live, statusWords, type Wrong } from "../live.ts";

/** Pages, assets and 404s carry the headers of the site's rules, set no cookie and are not hidden by X-Robots-Tag. */
export const headers: Check = async (live) => {
  const paths = [...somePages(live), ...(await loaded(live)), "/nope", "/sitemap.xml", "/robots.txt"];
  return askEach(live, paths, "answers", (answer, path) => {
    if (answer.failure) return [`${statusWords(answer)}.`];
    const missed = Object.entries(headersFor(live.rules, answer.status === 404 ? "/nope" : path))
      .filter(([name]) => name !== "Cache-Control")
      .flatMap(([name, value]) => wrongHeader(name, value, answer));
    const hidden = /\bnoindex\b/.test(answer.headers["x-robots-tag"] ?? "") && !live.preview;
    return [
      ...missed,
      "set-cookie" in answer.headers && "sets a cookie; the site sets none.",
      hidden && "tells search engines to leave it out (X-Robots-Tag).",
    ];
  });
};

function wrongHeader(name: string, value: string, { headers }: HostAnswer): Wrong[] {
  const sent = headers[name.toLowerCase()];
  if (sent === undefined) return [`comes without the header ${name}.`];
  const right = sent === value || sent.split(", ").every((part) => part === value); // a host may send it twice
  return [!right && `comes with ${name}: ${shortened(sent)}; it must be ${shortened(value)}`];
}

/** Pages are revalidated each time and sent again only if they changed; files with a hash in their name are cached. */
export const caching: Check = async (live) => {
  const files = await loaded(live);
  return askEach(live, [...files, ...somePages(live)], "answers", (answer, path) =>
    files.includes(path)
      ? wrongHeader("Cache-Control", headersFor(live.rules, path)["Cache-Control"] ?? "", answer)
      : askedAnew(live, path, answer),
  );
};

async function askedAnew({ ask, origin }: Live, path: string, { headers }: HostAnswer): Promise<Wrong[]> {
  const cached = headers["cache-control"] ?? "";
  const known: Record<string, string> = headers.etag
    ? { "If-None-Match": headers.etag }
    : { "If-Modified-Since": headers["last-modified"] ?? "" };
  const again = await ask(origin + path, { headers: known });
  return [
    !/\bmax-age=0\b|\bno-cache\b/.test(cached) &&
      `may be kept (Cache-Control: ${cached || "none"}), so that visitors see it as it was.`,
    again.status !== 304 && `is sent whole to who has it already (${again.status} for 304).`,
  ];
}

/** Text files are compressed for clients that accept it, and only for them. */
export const compression: Check = async (live) => {
  const texts = (await loaded(live)).filter((path) => /\.(?:js|css)$/.test(path));
  const paths = [...somePages(live), ...texts, "/nope", "/sitemap.xml", "/llms-full.txt"];
  return askEach(live, paths, "answers", async (plain, path) => {
    const { headers } = await live.ask(live.origin + path, { headers: { "Accept-Encoding": "br, gzip" } });
    return [
      !/^(?:br|gzip|zstd)$/.test(headers["content-encoding"] ?? "") && "is not compressed.",
      !/accept-encoding/i.test(headers.vary ?? "") && "comes without Vary: Accept-Encoding.",
      "content-encoding" in plain.headers && "is compressed for who cannot read that.",
    ];
  });
};

/** One page of each kind. */
function somePages({ pages }: Live): string[] {
  const kinds = new Map(pages.filter(({ kind }) => kind !== "notFound").map(({ kind, url }) => [kind, url]));
  return [...kinds.values()];
}

/** Files that pages load and whose names contain a hash: one for each folder and file extension. */
async function loaded(live: Live): Promise<string[]> {
  const texts = await Promise.all(
    somePages(live).map(async (path) => (await live.ask(live.origin + path)).text),
  );
  const named = texts
    .flatMap(namedIn)
    .filter((path) => HASHED.some((folder) => path.startsWith(folder.slice(0, -1))));
  const kinds = new Map(named.map((path) => [`${path.split("/")[1]} ${path.split(".").at(-1)}`, path]));
  return [...kinds.values()];
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
