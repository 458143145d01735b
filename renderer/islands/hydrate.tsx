import type { ComponentType } from "react";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";

type Module = Record<string, ComponentType<Record<string, unknown>>>;

const loaders = import.meta.glob<Module>("../../blocks/*.island.tsx");

/** The browser half of islands: each comes to life when it becomes visible. */
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    if (target instanceof HTMLElement) void hydrate(target);
  }
});

for (const island of document.querySelectorAll("[data-island]")) observer.observe(island);

async function hydrate(island: HTMLElement): Promise<void> {
  const { island: type = "", prefix = "", props = "{}" } = island.dataset;
  try {
    const module = await loaders[`../../blocks/${type}.island.tsx`]?.();
    const Component = module?.[type.charAt(0).toUpperCase() + type.slice(1)];
    if (!Component) return;
    hydrateRoot(island, createElement(Component, JSON.parse(props)), { identifierPrefix: prefix });
    island.dataset.hydrated = "";
  } catch (error) {
    // The HTML stays as it was served; Vite has raised vite:preloadError for a file that did not load.
    console.error(error);
  }
}
