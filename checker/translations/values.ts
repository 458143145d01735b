import { isDeepStrictEqual } from "node:util";
import { nameOf } from "../../content/lib/data.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import { isInside } from "./links.ts";
import type { ComparisonContext, TranslationFinding } from "./original.ts";
import type { Pair } from "./pairs/differences.ts";
import { versionsOf } from "./texts.ts";
import { meantBy } from "./written.ts";

/** Compares values that are not words and must be the same in all languages: pictures, phones, numbers, choices. */
export function compareValues(pairs: Pair[], comparing: ComparisonContext): TranslationFinding[] {
  return pairs.flatMap((pair) => {
    const own = meantBy(pair.own, comparing.own.scope);
    const original = meantBy(pair.original, comparing.original.scope);
    if (pair.own === pair.original || isDeepStrictEqual(own, original)) return [];
    if (pair.node.holds === "link" && typeof own === "string" && typeof original === "string") {
      if (isInside(own) && isInside(original)) return []; // they are compared with all other links
      if (!isInside(own) && !isInside(original)) return outside(pair, comparing);
    }
    return [{ path: pair.here, ...otherValue(pair, comparing) }];
  });
}

/** Reports a changed link to another site. It may differ: the target may exist in this language at another address. */
function outside({ own, original, was, here }: Pair, comparing: ComparisonContext): TranslationFinding[] {
  if (typeof was !== "string" || was === original || own === original) return [];
  const message = `Where the ${comparing.name} leads has changed since this was translated.\n${versionsOf(was, String(original))}`;
  const hint = `Once this is right again: ${comparing.command}`;
  return [{ path: here, code: "original-changed", severity: "warning", message, hint }];
}

function otherValue({ here, own, original, node }: Pair, { name }: ComparisonContext): ProblemMessage {
  const isLook = node.choices.length > 0; // affects how it looks, not its content
  return {
    code: "other-value",
    ...(isLook && { severity: "warning" }),
    message: `${nameOf(here)} is ${shown(original)} in ${name}, and ${shown(own)} here.`,
    hint: "It is the same in all languages: change it here, or there.",
    ...(isScalar(original) && { replacement: original }),
  };
}

function isScalar(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function shown(value: unknown): string {
  return isScalar(value) ? `'${value}'` : "a list or a group";
}
