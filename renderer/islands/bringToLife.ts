import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

type Props = Record<string, unknown>;

/** A file of blocks/ whose component runs in the browser too. */
export type IslandModule = Record<string, ComponentType<Props>>;

/** Hands an island's HTML to React. `prefix` is what the server gave its ids. */
export function bringToLife(
  island: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
  prefix: string,
): void {
  hydrateRoot(island, createElement(component, props), { identifierPrefix: prefix });
}
