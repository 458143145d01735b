import { twinOf } from "../../hosts/hosting.ts";
import { type Check, findEach, type Live, statusWords, type Wrong } from "../live.ts";

/** An arbitrary path with a query. */
const PATH = "/nope?a=1";

/** One host and one scheme serve the site; the others redirect there and keep path and query. */
export const oneHost: Check = async (live) => {
  const { origin, site, rehearsal, preview } = live;
  if (rehearsal) return { asked: "nothing: a rehearsal on this machine", misses: [] };
  const { protocol, host } = new URL(origin);
  const twin = twinOf(host);
  const others = [`http://${host}`, ...(preview ? [] : [`http://${twin}`, `https://${twin}`])];
  const asked = others.filter((other) => other !== origin);
  const { misses } = await findEach(asked, "hosts", (other) => leadsHere(live, other));
  return {
    asked: preview ? `a preview, as it is not ${site.business.url}` : others.join(", "),
    misses: [...(protocol === "https:" ? [] : [`${origin} is not encrypted.`]), ...misses],
  };
};

async function leadsHere({ ask, origin }: Live, other: string): Promise<Wrong[]> {
  const answer = await ask(`${other}${PATH}`);
  if (answer.failure === "ENOTFOUND") return []; // the name does not exist, so it serves no copy of the site
  const goal = `${origin}${PATH}`;
  if (![301, 308].includes(answer.status))
    return [`${other} ${statusWords(answer)}; it must lead to ${origin} for good (301 or 308).`];
  const to = answer.headers.location ?? "";
  const encrypted = `https://${new URL(other).host}${PATH}`; // first to https on the same host, as HSTS requires
  const leads = to === goal || (to === encrypted && other.startsWith("http:"));
  return [!leads && `${other}${PATH} leads to ${to}; it must lead to ${goal}.`];
}

const FILES: [path: string, type: RegExp, text: RegExp][] = [
  ["/robots.txt", /^text\/plain/, /^User-agent: \*/],
  ["/llms.txt", /^text\/plain; ?charset=utf-8/i, /^# \S/],
  ["/llms-full.txt", /^text\/plain; ?charset=utf-8/i, /^# \S/],
  ["/sitemap.xml", /^(?:application|text)\/xml/, /<urlset/],
  ["/feed.xml", /^(?:application|text)\/(?:rss\+)?xml/, /<rss version="2\.0"/],
  ["/manifest.webmanifest", /^application\/manifest\+json/, /"icons"/],
  ["/speculation-rules.json", /^application\/speculationrules\+json/, /"prefetch"/],
  ["/.well-known/security.txt", /^text\/plain/, /^Contact: mailto:/],
  ["/licenses.txt", /^text\/plain/, /react-dom/],
  ["/favicon.svg", /^image\/svg\+xml/, /<svg/],
  ["/icon-192.png", /^image\/png/, /./],
  ["/icon-512.png", /^image\/png/, /./],
  ["/apple-touch-icon.png", /^image\/png/, /./],
  ["/og-image.jpg", /^image\/jpeg/, /./],
];

/** The files for crawlers and browsers have the right type and content; security.txt has not expired. */
export const files: Check = ({ ask, origin, site }) => {
  const published = FILES.filter(([path]) => path !== "/feed.xml" || site.feed);
  return findEach(published, "files", async ([path, type, text]) => {
    const answer = await ask(origin + path);
    if (answer.status !== 200) return [`${path} ${statusWords(answer)}.`];
    const sent = answer.headers["content-type"] ?? "";
    const [, expires = ""] = /^Expires: (.+)$/m.exec(path.endsWith("security.txt") ? answer.text : "") ?? [];
    return [
      !type.test(sent) && `${path} is sent as ${sent || "nothing in particular"}.`,
      !text.test(answer.text) && `${path} is not what it should be.`,
      new Date(expires).getTime() < Date.now() && `${path} has expired. Build and deploy once more.`,
    ];
  });
};
