import type { CheckedPage } from "../check/checkPages.ts";
import { isMapping } from "../read/data.ts";

/** What rules that look at all pages together take of each: little, and remembered. */
export interface Head {
  /** Whether its file could be read. */
  isRead: boolean;
  title: unknown;
  description: unknown;
  noindex: unknown;
  aliases: string[];
  moved: { value: string; index: number }[];
  /** The city's name, on its hub. */
  cityName: unknown;
}

/** The head of a page, with variables filled in. */
export function headOf(page: CheckedPage): Head {
  return page.remember("head of the page", () => {
    const { title, description, noindex, city } = page.data;
    const isRead = page.source.data !== undefined;
    return {
      isRead,
      title,
      description,
      noindex,
      aliases: aliasesOf(page),
      moved: movedOf(page),
      cityName: isMapping(city) ? city.name : undefined,
    };
  });
}

/** The other addresses of a page. */
export function aliasesOf({ data }: Pick<CheckedPage, "data">): string[] {
  return Array.isArray(data.aliases) ? data.aliases.filter((alias) => typeof alias === "string") : [];
}

/** The old addresses of a page that can be one, with their places in its list. */
export function movedOf({ data }: Pick<CheckedPage, "data">): { value: string; index: number }[] {
  const entries: unknown[] = Array.isArray(data.moved) ? data.moved : [];
  return entries.flatMap((value, index) =>
    typeof value === "string" && /^\/(?!\/)/.test(value) ? [{ value, index }] : [],
  );
}
