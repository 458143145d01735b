import { isMapping, mapTexts, mapValues } from "../lib/data.ts";

/** Replaces texts of data with words in another language, list entries by index. Where these do not fit, data stays. */
export function overlay(data: unknown, words: unknown): unknown {
  if (isMapping(data) && isMapping(words)) {
    const laid = mapValues(data, (value, name) => overlay(value, words[name]));
    const known = Object.entries(words).filter(([name]) => name in data); // mismatchesIn reports the others
    return { ...Object.fromEntries(known), ...laid };
  }
  if (Array.isArray(data) && Array.isArray(words) && data.length === words.length)
    return data.map((value, index) => overlay(value, words[index]));
  return typeof words === "string" && typeof data === "string" ? words : data;
}

/** A Markdown link to this site: what precedes the address, and the address without query and fragment. */
const LINK = /(\]\(|^\[[^\]]+\]: *)(\/[^\s()#?]*)/gm;
/** An address of this site, without query and fragment. */
const ADDRESS = /^\/[^\s#?]*/;

/** Redirects links in data, whole values and those in Markdown, to their translations in `local`, if there are any. */
export function withLocalLinks<T>(data: T, local: ReadonlyMap<string, string>): T;
export function withLocalLinks(data: unknown, local: ReadonlyMap<string, string>): unknown {
  const there = (address: string) => local.get(address) ?? address;
  const change = (text: string) =>
    text
      .replace(ADDRESS, there)
      .replace(LINK, (_, before: string, address: string) => before + there(address));
  return local.size === 0 ? data : mapTexts(data, change);
}
