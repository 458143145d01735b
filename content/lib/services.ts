import type { ServiceEntry } from "../../schema/types.ts";
import { slugFor } from "./fileName.ts";

/** The endings of the addresses of a service's pages: the last segment of its own page's address, and its `endings`. */
export function endingsOf({ page, endings = [] }: ServiceEntry): string[] {
  const own = page?.split("/").at(-1);
  return own ? [own, ...endings] : endings;
}

/** The key of any service that the quote form does not name. */
export const OTHER_SERVICE = "other";

/** The key of a service of the main language in links to the quote form, if that lists it: /quote?service=roof-repair. */
export function serviceKey({ name, where }: ServiceEntry): string | undefined {
  return where.includes("form") ? slugFor(name) : undefined;
}

/** Index of the service that the page at an address is about, by the longest ending; -1 if it is about none. */
export function serviceAt(services: readonly ServiceEntry[], url: string): number {
  const lengths = services.map((service) =>
    Math.max(0, ...endingsOf(service).map((end) => (url.endsWith(end) ? end.length : 0))),
  );
  return lengths.indexOf(Math.max(...lengths, 1));
}
