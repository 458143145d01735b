/** The HTML of the elements in a page's main, header, nav and footer, by part, as last received from the server. */
export type Seen = ReadonlyMap<string, readonly string[]>;

const PARTS = ["main", "body > header", "body > nav", "body > footer"];

/** Updates a page from the server without a reload. Elements whose HTML is still as last `seen` are kept. */
export async function refresh(page: Document, seen?: Seen): Promise<Seen> {
  const response = await fetch(page.location.pathname, { headers: { Accept: "text/html" } });
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const parts = PARTS.map((part) => {
    const live = page.querySelector(part);
    const wanted = [...(fresh.querySelector(part)?.children ?? [])];
    const html = wanted.map((child) => child.outerHTML);
    if (live) patch(live, wanted, seen?.get(part) ?? asLoaded(live, wanted));
    return [part, html] as const;
  });
  return new Map(parts);
}

/** Returns the HTML of a newly loaded page. Elements with equal text and pictures count as unchanged by scripts. */
function asLoaded(live: Element, wanted: readonly Element[]): string[] {
  return [...live.children].map((child, index) => {
    const fresh = wanted[index];
    return fresh && shownBy(fresh) === shownBy(child) ? fresh.outerHTML : "";
  });
}

function shownBy(child: Element): string {
  const pictures = [...child.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  return [child.textContent, ...pictures].join();
}

/** Replaces the children of an element, originally of the HTML in `made`. Children of the same HTML are kept. */
function patch(live: Element, wanted: readonly Element[], made: readonly string[]): void {
  const old = [...live.children].map((child, index) => ({ child, html: made[index] }));
  const children = wanted.map((child) => {
    const index = old.findIndex(({ html }) => html === child.outerHTML);
    const [same] = index < 0 ? [] : old.splice(index, 1);
    return same?.child ?? awake(live.ownerDocument.importNode(child, true));
  });
  for (const { child } of old) child.remove();
  for (const [index, child] of children.entries())
    if (live.children[index] !== child) live.insertBefore(child, live.children[index] ?? null);
}

/** Shows lazy blocks at once, as loading them later would shift the page. */
export function awake(child: Element): Element {
  const boxes = child.matches("[data-lazy]") ? [child] : [...child.querySelectorAll("[data-lazy]")];
  for (const box of boxes) {
    box.setAttribute("data-state", "loaded");
    box.firstElementChild?.removeAttribute("hidden");
  }
  return child;
}

/** Returns the elements of the sections on a page. */
export function shownBlocks(page: Document | null | undefined): Element[] {
  return [...(page?.querySelectorAll("main [data-block]") ?? [])];
}
