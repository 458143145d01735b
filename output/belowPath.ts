import { basePathOf } from "../content/lib/addresses.ts";
import { valueAt } from "../content/lib/data.ts";
import { readOwn } from "../content/read/files.ts";
import { readYaml } from "../content/read/readYaml.ts";

/** The path of the site in the site.yaml below `root`, before all content is read. */
export function basePathIn(root: string): string {
  return basePathOf(String(valueAt(readYaml(readOwn(root, "site.yaml")).source.data, ["business", "url"])));
}

/** A page's HTML with every address of the site's own below a path; Vite has done so with those of its files. */
export function belowPath(html: string, base: string): string {
  if (base === "") return html;
  const isOwn = (address: string) => /^\/(?!\/)/.test(address) && !address.startsWith(`${base}/assets/`);
  const below = (address: string) => (isOwn(address) ? base + address : address);
  return html
    .replace(/(?<=\s(?:href|src|action)=")[^"]+/gi, below)
    .replace(/(?<=\s(?:srcset|imagesrcset)=")[^"]+/gi, (list) => list.split(", ").map(below).join(", "))
    .replace(/(?<=\sdata-props=")[^"]+/g, (props) => props.replace(/(?<=&quot;)\/[^\s&]*(?=&quot;)/g, below));
}

/** For a host that redirects nothing, pages at old addresses that lead to the new ones, keyed by their path in dist. */
export function redirectPages(
  old: readonly (readonly [old: string, now: string])[],
  { url }: { url: string },
): Record<string, string> {
  const plain = old.filter(([from]) => /^[\w/-]+$/.test(from));
  return Object.fromEntries(
    plain.map(([from, now]) => [
      `client${from.replace(/\/$/, "")}.html`,
      `<!doctype html><title>${now}</title><link rel="canonical" href="${url}${now}"><meta http-equiv="refresh" content="0; url=${url}${now}"><a href="${url}${now}">${now}</a>\n`,
    ]),
  );
}
