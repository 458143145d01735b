import type { ServiceEntry } from "../schema/types.ts";

/** How the addresses of a service's pages end: as that of its own page, and as it names besides. */
export function endingsOf({ page, endings = [] }: ServiceEntry): string[] {
  const own = page?.split("/").at(-1);
  return own ? [own, ...endings] : endings;
}
