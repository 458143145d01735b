import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandModule } from "./componentOf.ts";

/** Hydrates an island with React. `prefix` must be the id prefix that the server used. */
export function hydrateIsland(
  island: HTMLElement,
  component: IslandModule[string],
  props: Record<string, unknown>,
  prefix: string,
): void {
  hydrateRoot(island, createElement(component, props), { identifierPrefix: prefix });
}
