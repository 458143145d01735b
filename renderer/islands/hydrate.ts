import { componentOf, type IslandModule } from "./componentOf.ts";

const loaders = import.meta.glob<IslandModule>("../../blocks/*.island.tsx");

// React waits for the visible pictures, but no longer than this: a hanging picture must not keep a form from working.
const HELD_UP = 4_000; // milliseconds

// The visible page comes first: React is fetched only once the page and its first pictures have loaded.
const pageLoaded = new Promise<unknown>((resolve) => {
  if (document.readyState === "complete") resolve(undefined);
  else addEventListener("load", resolve, { once: true });
  setTimeout(resolve, HELD_UP);
});

/** The browser half of islands: each is hydrated when it becomes visible. */
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    if (target instanceof HTMLElement) void hydrate(target);
  }
});

// A visible island that is not hydrated after this time is marked as failed (".asleep" in styles/messages.css).
const TIMEOUT = 15_000; // milliseconds

for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
  island.dataset.loading = "";
  observer.observe(island);
}

async function hydrate(island: HTMLElement): Promise<void> {
  const { island: type = "", prefix = "", props = "{}" } = island.dataset;
  const fail = () => island.setAttribute("data-failed", "");
  const timer = setTimeout(fail, TIMEOUT);
  try {
    await pageLoaded;
    const [{ hydrateIsland }, module] = await Promise.all([
      import("./hydrateIsland.ts"),
      loaders[`../../blocks/${type}.island.tsx`]?.(),
    ]);
    hydrateIsland(island, componentOf(type, module), JSON.parse(props), prefix);
    island.dataset.hydrated = "";
  } catch (error) {
    // The HTML stays as served; if a file did not load, Vite has fired vite:preloadError.
    console.error(error);
    fail();
  } finally {
    clearTimeout(timer);
  }
}
