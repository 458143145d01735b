import type { ServiceEntry } from "../schema/types.ts";

/** How the addresses of a service's pages end: as that of its own page, and as it names besides. */
export function endingsOf({ page, endings = [] }: ServiceEntry): string[] {
  const own = page?.split("/").at(-1);
  return own ? [own, ...endings] : endings;
}

/** Which of some services the page at an address is about; -1 of a page that is about none. */
export function serviceAt(services: readonly ServiceEntry[], url: string): number {
  return services.findIndex((service) => endingsOf(service).some((end) => url.endsWith(end)));
}
