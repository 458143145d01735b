import type { Path } from "./path.ts";

/** Whether a value is a mapping of names to values. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A mapping with each of its values changed. Every page has hundreds: Object.fromEntries would take four times as long. */
export function mapValues(
  mapping: object,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(mapping)) changed[name] = change(value, name);
  return changed;
}

/** A value that holds no others: a text, a number, true or false, nothing. */
export interface Scalar {
  value: unknown;
  path: Path;
}

/** All such values in data, in order. */
export function scalarsIn(data: unknown): Scalar[] {
  const scalars: Scalar[] = [];
  addScalars(scalars, data, []);
  return scalars;
}

function addScalars(scalars: Scalar[], value: unknown, path: Path): void {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) addScalars(scalars, item, [...path, index]);
  else if (isMapping(value))
    for (const [key, item] of Object.entries(value)) addScalars(scalars, item, [...path, key]);
  else scalars.push({ value, path });
}
