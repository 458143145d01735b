import { isMapping } from "../../content/lib/data.ts";
import type { Path } from "../../content/lib/path.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import { asYaml } from "../../content/read/problemOf.ts";
import { SAFE_LINK } from "../../schema/links.ts";

/** The property beside a link or picture that holds a link or file name: then the two are swapped. */
export function swappedWith(path: Path, holds: string | undefined, around: unknown): string | undefined {
  const { label, alt } = isMapping(around) ? around : {};
  if (holds === "link" && path.at(-1) === "href")
    return typeof label === "string" && SAFE_LINK.test(label) ? "label" : undefined;
  return holds === "picture" && typeof alt === "string" && /^[\w-]+\.(?:jpe?g|png|webp)$/i.test(alt)
    ? "alt"
    : undefined;
}

/** The message for two properties whose values are swapped. */
export const changedPlaces = (one: string, other: string): ProblemMessage => ({
  code: "wrong-place",
  message: `'${one}' and '${other}' have changed places.`,
  hint: "Write each where the other stands now.",
});

/** The message for a section that begins inside a list. */
export const sectionInside = (type: string): ProblemMessage => ({
  code: "wrong-place",
  message: "A section of the page begins here, inside the list of another one.",
  hint: `Move it behind that section, and line its dash up with the others: - type: ${type}. If this is an entry of the list, take the line away.`,
});

/** The list entries written as one value, without commas; undefined unless several match `pattern`. */
export function partsOf(data: string, pattern: RegExp): string[] | undefined {
  const parts = data.split(/[\s;,]+/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => pattern.test(part)) ? parts : undefined;
}

/** The message for list entries written without commas. */
export function noCommas(parts: string[]): ProblemMessage {
  const replacement = parts.map((part) => asYaml(part)).join(", ");
  const message = `There is no comma between these ${parts.length} entries, so they are read as one.`;
  return { code: "missing-comma", message, hint: `Write ${replacement}`, replacement };
}
