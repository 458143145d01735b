import { addressesOf } from "../../content/compile/interface.ts";
import type { Languages } from "../../content/languages/languages.ts";
import { isMapping, type Path } from "../../content/lib/data.ts";

/** Indexes pages by all their addresses. */
export function byAddress<P extends { url: string; head: object }>(pages: readonly P[]): Map<string, P> {
  return new Map(pages.flatMap((page) => addressesOf(page).map((address) => [address, page] as const)));
}

/** The well-formed old addresses of a page, with their paths. */
export function movedOf({ head }: { head: object }): { value: string; path: Path }[] {
  const moved: unknown[] = "moved" in head && Array.isArray(head.moved) ? head.moved : [];
  return moved.flatMap((value, index) =>
    typeof value === "string" && /^\/(?!\/)/.test(value) ? [{ value, path: ["moved", index] }] : [],
  );
}

/** The `city:` entry of a page, valid or not. */
export function cityEntryOf({ head }: { head: object }): Record<string, unknown> | undefined {
  return "city" in head && isMapping(head.city) ? head.city : undefined;
}

/** The pages in the main language; what holds for all languages is reported at these once. */
export function mainPagesOf<P extends { language: string }>(pages: readonly P[], [main]: Languages): P[] {
  return pages.filter(({ language }) => language === main.code);
}
