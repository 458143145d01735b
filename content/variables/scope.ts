/** What variables can name: ${phones.main} is scope.phones.main. */
export type Scope = Readonly<Record<string, unknown>>;

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
  return JSON.stringify(value).length;
}

/** The names of a group of variables, as they are written in ${ }; of all groups for "". */
export function namesIn(scope: Scope, group: string): string[] {
  const found = group === "" ? scope : (scope[group] ?? lookUp(scope, group));
  const isGroup = typeof found === "object" && found !== null && !Array.isArray(found);
  return isGroup ? Object.keys(found).map((key) => (group ? `${group}.${key}` : key)) : [];
}
