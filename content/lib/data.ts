import type { Path } from "./path.ts";

/** Whether a value is a mapping (a plain object). */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The values of variables: ${phones.main} is scope.phones.main. */
export type Scope = Readonly<Record<string, unknown>>;

/** Maps the values of a mapping. Pages have hundreds each: Object.fromEntries would take four times as long. */
export function mapValues(
  mapping: Record<string, unknown>,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(mapping)) changed[name] = change(mapping[name], name);
  return changed;
}

/** A value in data, with its path. */
export type PlacedValue = { value: unknown; path: Path };

/** All scalars in data, in order: strings, numbers, booleans and null. */
export function scalarsIn(data: unknown): PlacedValue[] {
  return entriesIn(data).filter(({ value }) => typeof value !== "object" || value === null);
}

/** All values in data, parents before children. All are pushed to one array: every rule reads every page. */
export function entriesIn(data: unknown, path: Path = [], entries: PlacedValue[] = []): PlacedValue[] {
  entries.push({ value: data, path });
  for (const [key, value] of heldBy(data)) entriesIn(value, [...path, key], entries);
  return entries;
}

/** The direct children of a list or mapping, with their indices or keys; empty for other values. */
export function heldBy(value: unknown): [key: string | number, value: unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return isMapping(value) ? Object.entries(value) : [];
}
