import { pageKindOf } from "../../content/pageKind.ts";
import type { SiteChanges } from "./compare.ts";

const MOST = 12;

/** Pages whose look is compared, and how many more may look otherwise. */
interface ToShow {
  addresses: string[];
  leftOut: number;
}

/**
 * The pages that changed, those of different kinds first: many of a kind change alike. Where what all pages share
 * has changed, one page of every kind besides.
 */
export function pagesToShow(
  { changed, styles, scripts }: SiteChanges,
  all: readonly string[],
  most = MOST,
): ToShow {
  const own = changed.map(({ address }) => address);
  const shared = styles.length + scripts.length > 0 ? firstOfEachKind(all) : [];
  const wanted = [...new Set([...firstOfEachKind(own), ...own, ...shared])];
  const inTurn = wanted.slice(0, most);
  return { addresses: inTurn, leftOut: (shared.length ? all.length : own.length) - inTurn.length };
}

function firstOfEachKind(addresses: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const address of addresses) {
    const kind = pageKindOf(address);
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}
