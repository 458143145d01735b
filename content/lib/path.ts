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
