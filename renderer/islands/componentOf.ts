import type { ComponentType } from "react";

/** A file of blocks/ whose component runs in the browser too. */
export type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

/** The component in an island's file. It is named as its type, with a capital: so both halves find it. */
export function componentOf(type: string, module: IslandModule | undefined): IslandModule[string] {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const component = module?.[name];
  if (!component) throw new Error(`blocks/${type}.island.tsx must export its component as ${name}.`);
  return component;
}
