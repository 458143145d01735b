import { vocabulary } from "./vocabulary.ts";

/** How the vocabulary's data types are written; its declarations only say that most are text. */
export const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && /^https:\/\/\S+$/.test(value) && URL.canParse(value),
  Date: (value) => typeof value === "string" && /^\d{4}(?:-\d{2}-\d{2})?$/.test(value),
  Time: (value) => typeof value === "string" && /^[0-2]\d:[0-5]\d$/.test(value),
  Duration: (value) => typeof value === "string" && /^PT\d+M$/.test(value),
  Distance: (value) => typeof value === "string" && /^\d+(?:\.\d+)? [a-z]+$/.test(value),
  Boolean: (value) => typeof value === "boolean",
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
};

/** What Google asks for besides: a breadcrumb's address (search/docs/appearance/structured-data/breadcrumb). */
const BESIDES: Record<string, string[]> = { "ListItem.item": ["URL"] };

/** Whether the vocabulary has a class. */
export function isClass(name: string): boolean {
  return vocabulary.classes.has(name);
}

/** Whether a class is another, or a kind of it. */
export function isKindOf(name: string, ancestor: string): boolean {
  const parents = vocabulary.parents.get(name) ?? [];
  return name === ancestor || parents.some((parent) => isKindOf(parent, ancestor));
}

/** Whether a value that is no node is of a data type, or one that a class names, as DayOfWeek does "Monday". */
export function isValueOf(value: unknown, name: string): boolean {
  return dataTypes[name]?.(value) ?? (typeof value === "string" && isKindOf(JSON.stringify(value), name));
}

/** What a class's property may hold; undefined where neither the class nor what it is a kind of has it. */
export function rangeOf(name: string, property: string): string[] | undefined {
  const ranges = formsOf(vocabulary.classes.get(name) ?? "").map(({ properties }) =>
    properties.get(property),
  );
  const range = ranges.find(Boolean);
  return range && [...range, ...(BESIDES[`${name}.${property}`] ?? [])];
}

/** An interface of the declarations, and all that it takes over. */
function formsOf(name: string): { properties: Map<string, string[]> }[] {
  const form = vocabulary.forms.get(name);
  return form ? [form, ...form.bases.flatMap(formsOf)] : [];
}
