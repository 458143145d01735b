import type { CheckedPage } from "../../check/checkPages.ts";

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
