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

/** Data with each of its texts changed. */
export function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === "string") return change(data);
  if (Array.isArray(data)) return data.map((item) => mapTexts(item, change));
  return isMapping(data) ? mapValues(data, (item) => mapTexts(item, change)) : data;
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

/** The path to a value: keys of mappings and indices of lists, from the top of the file. */
export type Path = readonly (string | number)[];

/** Converts a JSON pointer to a path, with numbers for list indices. */
export function pathOf(pointer: string): Path {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) =>
    /^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, "/").replace(/~0/g, "~"),
  );
}

/** What messages call an entry: 'heading', or Entry 2 of 'features'. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "This file";
  return typeof last === "string" ? `'${last}'` : `Entry ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}

/** The value at a path in data; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    data,
  );
}

/** Whether a path is that of an entry or leads into it. */
export function isWithin(path: Path, entry: Path): boolean {
  return entry.every((step, depth) => step === path[depth]);
}

/** One change to a file's data. */
export type Edit =
  /** Replaces the value of an entry, or adds the entry. In lists and mappings only what differs is written. */
  | { do: "set"; path: Path; value: unknown }
  /** Removes an entry or list item together with its own comments. */
  | { do: "remove"; path: Path }
  /** Adds a list item at the index at the end of the path. */
  | { do: "insert"; path: Path; value: unknown }
  /** Moves a list item to another index together with its comments. */
  | { do: "move"; path: Path; to: number };
