import { isMapping, mapValues } from "../read/data.ts";

/** Where Markdown leads: what stands before an address of this site, and the address up to its section. */
const LINK = /(\]\(|^\[[^\]]+\]: *)(\/[^\s()#?]*)/gm;
/** An address of this site up to its section. */
const ADDRESS = /^\/[^\s#?]*/;

/**
 * Data in which links lead to translations, where `local` has any: those that are whole values, and those in running
 * text.
 */
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
