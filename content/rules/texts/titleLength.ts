import type { PageRule } from "../rule.ts";

// About what search engines show of a title before they cut it.
const MOST = 75;

/** A title still fits once the company's name stands behind it. */
export const titleLength: PageRule = ({ source, data }, { site }) => {
  const suffix = site ? ` | ${site.business.name}` : "";
  const title = typeof data.title === "string" && !data.title.includes("${") ? [...data.title].length : 0;
  const length = title + suffix.length;
  if (length <= MOST || title > MOST) return [];
  return [
    source.problemAt(["title"], "value", {
      code: "too-long",
      severity: "warning", // another name of the company must not stop its own site
      message: `With the company's name behind it, this title is ${length} characters long; ${MOST} at most.`,
      hint: `Make it shorter by ${length - MOST}.`,
    }),
  ];
};
