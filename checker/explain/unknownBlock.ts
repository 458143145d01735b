import { isMapping } from "../../content/lib/data.ts";
import { didYouMean, oneOf, suggest } from "../../content/lib/suggest.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import type { Explained, Mistake } from "./mistake.ts";

/** Explains a block whose type is missing or unknown. */
export function explainUnknownBlock({ error: { data }, path }: Mistake): Explained {
  const block = isMapping(data) ? data : {};
  const kinds = kindsOfBlocks();
  const allowed = kinds.map(({ type }) => type);
  const { type } = block;
  const names = Object.keys(block).filter((name) => name !== "type");
  const fitting = kinds.filter(
    ({ known, needed }) =>
      names.every((name) => known.includes(name)) && needed.every((name) => names.includes(name)),
  );
  const meant = suggest(String(type), allowed) ?? (fitting.length === 1 ? fitting[0]?.type : undefined);
  if (type !== undefined) {
    const at = [...path, "type"];
    if (type === null) return { code: "empty", message: `'type' is empty. ${oneOf(allowed)}`, path: at };
    const name = typeof type === "object" ? "that" : `'${type}'`;
    const message = `There is no block called ${name}. ${didYouMean(meant ?? String(type), allowed)}`;
    return { code: "unknown-block", message, path: at, replacement: meant };
  }
  const misspelt = names.find((name) => suggest(name, ["type"]));
  if (misspelt !== undefined) {
    const message = `There is no '${misspelt}' here. Did you mean 'type'?`;
    return { code: "unknown-property", message, path: [...path, misspelt], part: "key", replacement: "type" };
  }
  const [first = ""] = names;
  const code = "missing-property";
  const message = "This block does not say what it is: 'type' is missing.";
  if (!meant) return { code, message, hint: `Write type: and one of: ${allowed.join(", ")}.` };
  const hint = `Write type: ${meant} above the rest of it.`;
  const replacement = `type: ${meant}\n${first}`;
  return { code, message, path: [...path, first], part: "key", replacement, hint };
}

/** All block types, each with its known properties and the required ones besides `type`. */
function kindsOfBlocks(): { type: string; known: string[]; needed: string[] }[] {
  const [, blocks] = openSchemas().page.node.properties.find(([name]) => name === "blocks") ?? [];
  return (blocks?.items?.variants ?? []).map(({ properties, required }) => ({
    type: String(properties.find(([name]) => name === "type")?.[1].constant),
    known: properties.map(([name]) => name),
    needed: required.filter((name) => name !== "type"),
  }));
}
