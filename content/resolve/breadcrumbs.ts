import type { NamedLink } from "../types.ts";

/** What pages are called in breadcrumbs, by their addresses; undefined where the address says it. */
export type Labels = Readonly<Record<string, string | undefined>>;

/**
 * The way from Home to a page, the page itself included: each level by its own name where it has
 * one, else by its part of the address with first letters capitalised. Home itself has none, nor has a folder
 * without a page. `labels` are by the addresses of all pages.
 */
export function breadcrumbsOf(url: string, labels: Labels): NamedLink[] {
  if (url === "/") return [];
  const segments = url.split("/").slice(1);
  const levels = segments.flatMap((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join("/")}`;
    return Object.hasOwn(labels, href) ? [{ label: labels[href] ?? capitalised(segment), href }] : [];
  });
  return [{ label: "Home", href: "/" }, ...levels];
}

function capitalised(segment: string): string {
  return segment
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
