import type { Path } from "./path.ts";

/** Whether a value is a mapping of names to values. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A mapping with each of its values changed. Every page has hundreds: Object.fromEntries would take four times as long. */
export function mapValues(
  mapping: Record<string, unknown>,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(mapping)) changed[name] = change(mapping[name], name);
  return changed;
}

/** A value in data, and the way to it. */
export interface PlacedValue {
  value: unknown;
  path: Path;
}

/** All values in data that hold no others, in order: texts, numbers, true or false, nothing. */
export function scalarsIn(data: unknown): PlacedValue[] {
  return entriesIn(data).filter(({ value }) => typeof value !== "object" || value === null);
}

/** All values in data, each before those that it holds. They go to one list: every rule asks every page. */
export function entriesIn(data: unknown, path: Path = [], entries: PlacedValue[] = []): PlacedValue[] {
  entries.push({ value: data, path });
  for (const [key, value] of heldBy(data)) entriesIn(value, [...path, key], entries);
  return entries;
}

/** The values that a list or a mapping holds, by their indices or names. */
export function heldBy(value: unknown): [key: string | number, value: unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return isMapping(value) ? Object.entries(value) : [];
}
