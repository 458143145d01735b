import { pageKindOf } from "../../content/pageKind.ts";
import type { SiteChanges } from "./compare.ts";

const MOST = 12;

/**
 * Returns the pages whose looks are compared, and how many more may look otherwise: those that changed, of different
 * kinds first, as many of a kind change alike. Where what all pages share has changed, one page of every kind besides.
 */
export function pagesToShow(
  { changed, styles, scripts }: SiteChanges,
  all: readonly string[],
  most = MOST,
): { addresses: string[]; leftOut: number } {
  const own = changed.map(({ address }) => address);
  const shared = styles.length + scripts.length > 0 ? firstOfEachKind(all) : [];
  const wanted = [...new Set([...firstOfEachKind(own), ...own, ...shared])];
  const addresses = wanted.slice(0, most);
  return { addresses, leftOut: (shared.length ? all.length : own.length) - addresses.length };
}

function firstOfEachKind(addresses: readonly string[]): string[] {
  return [...Map.groupBy(addresses, pageKindOf).values()].flatMap((alike) => alike.slice(0, 1));
}
