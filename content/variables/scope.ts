/** What variables can name: ${phones.main} is scope.phones.main. */
export type Scope = Readonly<Record<string, unknown>>;

const sizes = new WeakMap<object, number>();

/** The value at a dotted name; undefined where there is none. */
export function lookUp(scope: Scope, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (node, key) =>
        typeof node === "object" && node !== null && Object.hasOwn(node, key)
          ? Reflect.get(node, key)
          : undefined,
      scope,
    );
}

/** How many characters a value takes, about. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 1;
  const size = sizes.get(value) ?? JSON.stringify(value).length;
  sizes.set(value, size);
  return size;
}
