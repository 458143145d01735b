import { HASHED, headersFor } from "../../hosts/hosting.ts";
import { namedIn } from "../../missing.ts";
import type { HostAnswer } from "../ask.ts";
import { type Check, findEach, type Live, statusWords } from "../live.ts";

/** Every kind of answer carries the security headers, including redirects and 404s. */
export const headers: Check = async (live) => {
  const paths = [...somePages(live), ...(await loaded(live)), "/nope", "/sitemap.xml", "/robots.txt"];
  return findEach(paths, "answers", async (path) => {
    const answer = await live.ask(live.origin + path);
    if (answer.failure) return [`${path} ${statusWords(answer)}.`];
    const missed = Object.entries(headersFor(live.rules, answer.status === 404 ? "/nope" : path))
      .filter(([name]) => name !== "Cache-Control")
      .flatMap(([name, value]) => wrongHeader(name, value, answer));
    const cookie = answer.headers["set-cookie"] ? ["sets a cookie; the site sets none."] : [];
    const hidden = /\bnoindex\b/.test(answer.headers["x-robots-tag"] ?? "") && !live.preview;
    const noindex = hidden ? ["tells search engines to leave it out (X-Robots-Tag)."] : [];
    return [...missed, ...cookie, ...noindex].map((wrong) => `${path} ${wrong}`);
  });
};

function wrongHeader(name: string, value: string, { headers }: HostAnswer): string[] {
  const sent = headers[name.toLowerCase()];
  if (sent === undefined) return [`comes without the header ${name}.`];
  const right = sent === value || sent.split(", ").every((part) => part === value); // a host may say it twice
  return right ? [] : [`comes with ${name}: ${shortened(sent)}; it must be ${shortened(value)}`];
}

/** Pages are revalidated each time and only sent where they changed; files with a hash in their names are cached. */
export const caching: Check = async (live) => {
  const files = await loaded(live);
  const pages = somePages(live);
  const misses = await Promise.all([
    ...files.map(async (path) =>
      wrongHeader(
        "Cache-Control",
        headersFor(live.rules, path)["Cache-Control"] ?? "",
        await live.ask(live.origin + path),
      ).map((wrong) => `${path} ${wrong}`),
    ),
    ...pages.map(async (path) => (await askedAnew(live, path)).map((wrong) => `${path} ${wrong}`)),
  ]);
  return { asked: `${files.length + pages.length} answers`, misses: misses.flat() };
};

async function askedAnew({ ask, origin }: Live, path: string): Promise<string[]> {
  const { headers } = await ask(origin + path);
  const cached = headers["cache-control"] ?? "";
  const kept = /\bmax-age=0\b|\bno-cache\b/.test(cached)
    ? []
    : [`may be kept (Cache-Control: ${cached || "none"}), so that visitors see it as it was.`];
  const known: Record<string, string> = headers.etag
    ? { "If-None-Match": headers.etag }
    : { "If-Modified-Since": headers["last-modified"] ?? "" };
  const again = await ask(origin + path, { headers: known });
  return again.status === 304
    ? kept
    : [...kept, `is sent whole to who has it already (${again.status} for 304).`];
}

/** Texts are compressed for clients that accept it, and only for them. */
export const compression: Check = async (live) => {
  const texts = (await loaded(live)).filter((path) => /\.(?:js|css)$/.test(path));
  const paths = [...somePages(live), ...texts, "/nope", "/sitemap.xml", "/llms-full.txt"];
  return findEach(paths, "answers", async (path) => {
    const asked = { headers: { "Accept-Encoding": "br, gzip" } };
    const [small, plain] = [await live.ask(live.origin + path, asked), await live.ask(live.origin + path)];
    return [
      /^(?:br|gzip|zstd)$/.test(small.headers["content-encoding"] ?? "")
        ? []
        : [`${path} is not compressed.`],
      /accept-encoding/i.test(small.headers.vary ?? "")
        ? []
        : [`${path} comes without Vary: Accept-Encoding.`],
      plain.headers["content-encoding"] ? [`${path} is compressed for who cannot read that.`] : [],
    ].flat();
  });
};

/** One page of each kind. */
function somePages({ pages }: Live): string[] {
  const kinds = new Map(pages.filter(({ kind }) => kind !== "notFound").map(({ kind, url }) => [kind, url]));
  return [...kinds.values()];
}

/** Files that pages load, whose names hold their hash: a few of each folder and kind. */
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
