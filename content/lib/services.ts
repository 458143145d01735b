import type { ServiceEntry } from "../../schema/types.ts";

/** The endings of the addresses of a service's pages: the last segment of its own page's address, and its `endings`. */
export function endingsOf({ page, endings = [] }: ServiceEntry): string[] {
  const own = page?.split("/").at(-1);
  return own ? [own, ...endings] : endings;
}

/** Index of the service that the page at an address is about; -1 if it is about none. */
export function serviceAt(services: readonly ServiceEntry[], url: string): number {
  return services.findIndex((service) => endingsOf(service).some((end) => url.endsWith(end)));
}
