import { vocabulary } from "./vocabulary.ts";

/** How the vocabulary's data types are written. */
export const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && /^https:\/\/\S+$/.test(value) && URL.canParse(value),
  Date: (value) => typeof value === "string" && /^\d{4}(?:-\d{2}-\d{2})?$/.test(value),
  Time: (value) => typeof value === "string" && /^[0-2]\d:[0-5]\d$/.test(value),
  Duration: (value) => typeof value === "string" && /^PT\d+M$/.test(value),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  DayOfWeek: (value) =>
    typeof value === "string" && /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(value),
};

/** Whether a type is another, or a kind of it. */
export function isKindOf(type: string, ancestor: string): boolean {
  const parents = vocabulary[type]?.parents ?? [];
  return type === ancestor || parents.some((parent) => isKindOf(parent, ancestor));
}

/** What a type's property may hold; undefined where neither the type nor what it is a kind of has it. */
export function rangeOf(type: string, property: string): string[] | undefined {
  const { properties = {}, parents = [] } = vocabulary[type] ?? {};
  return properties[property] ?? parents.map((parent) => rangeOf(parent, property)).find(Boolean);
}
