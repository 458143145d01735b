import type { NamedLink } from "../types.ts";

/**
 * The way from Home to a page, the page itself included: each level by its own name where it has
 * one, else by its part of the address with first letters capitalised. Home itself has none, nor has a folder
 * without a page. `labels` are by the addresses of all pages.
 */
export function breadcrumbsOf(url: string, labels: Map<string, string | undefined>): NamedLink[] {
  if (url === "/") return [];
  const segments = url.split("/").slice(1);
  const levels = segments.flatMap((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join("/")}`;
    return labels.has(href) ? [{ label: labels.get(href) ?? capitalised(segment), href }] : [];
  });
  return [{ label: "Home", href: "/" }, ...levels];
}

function capitalised(segment: string): string {
  return segment
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
