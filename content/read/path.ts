/** The way to a value: keys of mappings and indices of lists, from the top of the file. */
export type Path = readonly (string | number)[];

/** The way that a JSON pointer describes, with numbers for the indices of lists. */
export function pathOf(pointer: string): Path {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) =>
    /^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, "/").replace(/~0/g, "~"),
  );
}

/** How a message speaks of an entry: 'heading', or entry 2 of 'features'. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "This file";
  return typeof last === "string" ? `'${last}'` : `Entry ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}

/** What stands at a path in data; undefined where it leads nowhere. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    data,
  );
}
