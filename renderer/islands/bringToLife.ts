import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandModule } from "./componentOf.ts";

/** Hands an island's HTML to React. `prefix` is what the server gave its ids. */
export function bringToLife(
  island: HTMLElement,
  component: IslandModule[string],
  props: Record<string, unknown>,
  prefix: string,
): void {
  hydrateRoot(island, createElement(component, props), { identifierPrefix: prefix });
}
