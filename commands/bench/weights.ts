import type { Result } from "lighthouse";
import type { Metrics } from "./metrics.ts";

const KB = 1000;
const TEXT = ["Document", "Stylesheet"];

/** What came over the wire, with headers, in KB. */
export function weightsOf(report: Result): Pick<Metrics, "text" | "pictures" | "rest"> {
  const requests = requestsOf(report);
  const sum = (belongs: (type: string) => boolean) =>
    requests.reduce((total, { type, size }) => total + (belongs(type) ? size : 0), 0) / KB;
  return {
    text: sum((type) => TEXT.includes(type)),
    pictures: sum((type) => type === "Image"),
    rest: sum((type) => type !== "Image" && !TEXT.includes(type)),
  };
}

function requestsOf({ audits }: Result): { type: string; size: number }[] {
  const details = audits["network-requests"]?.details;
  const items = details?.type === "table" ? details.items : [];
  return items.map(({ resourceType, transferSize }) => ({
    type: String(resourceType),
    size: typeof transferSize === "number" ? transferSize : 0,
  }));
}
