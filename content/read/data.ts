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
    for (let index = 0; index < value.length; index++) addScalars(scalars, value[index], [...path, index]);
  else if (isMapping(value))
    for (const key of Object.keys(value)) addScalars(scalars, value[key], [...path, key]);
  else scalars.push({ value, path });
}
