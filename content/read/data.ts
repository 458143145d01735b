import type { Path } from "./path.ts";

/** Whether a value is a mapping of names to values. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
  if (Array.isArray(value)) value.forEach((item, index) => addScalars(scalars, item, [...path, index]));
  else if (isMapping(value))
    for (const [key, item] of Object.entries(value)) addScalars(scalars, item, [...path, key]);
  else scalars.push({ value, path });
}
