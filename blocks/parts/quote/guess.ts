import type { BlockOf } from "../../../content/types.ts";
import type { Draft } from "./session.ts";

/** What the form knows of the site's addresses. */
type Known = Pick<BlockOf<"quoteForm">, "cities" | "services">;

/** The location and service of the page of this site that a visitor comes from, as far as its address tells. */
export function guessFrom(referrer: string, origin: string, { cities, services }: Known): Draft {
  if (!URL.canParse(referrer)) return {};
  const { origin: from, pathname } = new URL(referrer);
  if (from !== origin) return {};
  const parts = pathname.split("/");
  const location = cities.find(({ href }) => parts.includes(href.split("/").at(-1) ?? ""))?.label;
  const [, service] =
    Object.entries(services).find(([end]) => parts.some((part) => part.endsWith(end))) ?? [];
  return { ...(location && { location }), ...(service && { service }) };
}
