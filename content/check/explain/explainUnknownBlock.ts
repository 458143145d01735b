import { didYouMean, oneOf, suggest } from "../../problem/suggest.ts";
import { isMapping } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";
import type { Explained } from "./mistake.ts";

/** What to say of a block whose type is missing or none of those that exist. */
export function explainUnknownBlock(block: unknown, path: Path, allowed: string[]): Explained {
  const names = isMapping(block) ? Object.keys(block) : [];
  const type = isMapping(block) ? block.type : undefined;
  if (!names.includes("type")) return missingType(names, path, allowed);
  if (type === null)
    return { code: "empty", message: `'type' is empty. ${oneOf(allowed)}`, path: [...path, "type"] };
  const name = typeof type === "object" ? "that" : `'${String(type)}'`;
  const message = `There is no block called ${name}. ${didYouMean(String(type), allowed)}`;
  return { code: "unknown-block", message, path: [...path, "type"] };
}

function missingType(names: string[], path: Path, allowed: string[]): Explained {
  const misspelt = names.find((name) => suggest(name, ["type"]));
  if (misspelt === undefined)
    return {
      code: "missing-property",
      message: "This block does not say what it is: 'type' is missing.",
      hint: `Write type: and one of: ${allowed.join(", ")}.`,
    };
  const message = `There is no '${misspelt}' here. Did you mean 'type'?`;
  return { code: "unknown-property", message, path: [...path, misspelt], part: "key" };
}
