/** What variables can name: ${phones.main} is scope.phones.main. */
export type Scope = Readonly<Record<string, unknown>>;

/**
 * The value at a dotted name; undefined where there is none. A group can have a value of its own besides those
 * in it, under no name: ${count.cities} beside ${count.cities.words}.
 */
export function lookUp(scope: Scope, name: string): unknown {
  const found = nodeAt(scope, name);
  return within(found, "") ?? found;
}

function nodeAt(scope: Scope, name: string): unknown {
  return name.split(".").reduce<unknown>(within, scope);
}

function within(node: unknown, key: string): unknown {
  const holds = typeof node === "object" && node !== null && Object.hasOwn(node, key);
  return holds ? Reflect.get(node, key) : undefined;
}

/** How many characters a value takes, about. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 1;
  return JSON.stringify(value).length;
}

/** The names of a group of variables, as they are written in ${ }; of all groups for "". */
export function variableNamesIn(scope: Scope, group: string): string[] {
  const found = group === "" ? scope : (scope[group] ?? nodeAt(scope, group));
  const isGroup = typeof found === "object" && found !== null && !Array.isArray(found);
  const keys = isGroup ? Object.keys(found).filter(Boolean) : [];
  return keys.map((key) => (group ? `${group}.${key}` : key));
}
