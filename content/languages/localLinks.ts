import { isMapping, mapValues } from "../lib/data.ts";

/** A Markdown link to this site: what precedes the address, and the address without query and fragment. */
const LINK = /(\]\(|^\[[^\]]+\]: *)(\/[^\s()#?]*)/gm;
/** An address of this site, without query and fragment. */
const ADDRESS = /^\/[^\s#?]*/;

/** Redirects links in data, whole values and those in Markdown, to their translations in `local`, if there are any. */
export function withLocalLinks<T>(data: T, local: ReadonlyMap<string, string>): T;
export function withLocalLinks(data: unknown, local: ReadonlyMap<string, string>): unknown {
  const there = (address: string) => local.get(address) ?? address;
  const change = (value: unknown): unknown => {
    if (typeof value === "string")
      return value
        .replace(ADDRESS, there)
        .replace(LINK, (_, before: string, address: string) => before + there(address));
    if (Array.isArray(value)) return value.map(change);
    return isMapping(value) ? mapValues(value, change) : value;
  };
  return local.size === 0 ? data : change(data);
}
