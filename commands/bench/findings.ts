import type { Result } from "lighthouse";

const CATEGORIES = ["accessibility", "best-practices", "seo"];

/** Audits that fail in the categories that are not speed: what is wrong, and the elements it is wrong with. */
export function findingsOf(report: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id];
      if (!audit || audit.score === null || audit.score >= 1) return [];
      const concerned = elementsIn(audit.details).map((element) => `\n      ${element}`);
      const note = weight === 0 ? " (does not count)" : "";
      return [`${category}: ${id}${note}: ${audit.title}${concerned.join("")}`];
    }),
  );
}

/** Wherever in an audit's details an element, an address or a message is told. */
function elementsIn(details: unknown): string[] {
  if (Array.isArray(details)) return details.flatMap(elementsIn);
  if (typeof details !== "object" || details === null) return [];
  if ("selector" in details && "snippet" in details) return [`${details.selector}  ${details.snippet}`];
  if ("description" in details && typeof details.description === "string") return [details.description];
  if ("items" in details) return elementsIn(details.items);
  return Object.values(details).flatMap(elementsIn);
}
