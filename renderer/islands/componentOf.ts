import type { ComponentType } from "react";

/** A module of blocks/ whose component also runs in the browser. */
export type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

/** The component in an island's module, named like its block type but capitalized. Throws if it is not exported. */
export function componentOf(type: string, module: IslandModule | undefined): IslandModule[string] {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const component = module?.[name];
  if (!component) throw new Error(`blocks/${type}.island.tsx must export its component as ${name}.`);
  return component;
}
