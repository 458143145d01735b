/** A page's sections, header and footer as the server last gave them: what has not changed since stays as it is. */
export interface Seen {
  url: string;
  parts: Map<string, string[]>;
}

const PARTS = ["main", "body > header", "body > nav", "body > footer"];

/** Updates a page to its present version on the server without reloading it. */
export async function refresh(page: Document, seen: Seen | undefined): Promise<Seen> {
  const url = page.location.pathname;
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const parts = new Map(
    PARTS.map((part) => [part, childrenOf(fresh, part).map(({ outerHTML }) => outerHTML)]),
  );
  for (const part of PARTS) {
    const before = seen?.url === url ? seen.parts.get(part) : asLoaded(page, fresh, part);
    patch(page.querySelector(part), fresh.querySelector(part), before ?? []);
  }
  return { url, parts };
}

function childrenOf(page: Document, part: string): Element[] {
  return [...(page.querySelector(part)?.children ?? [])];
}

/**
 * Returns the HTML that a freshly loaded page was made of. An element that shows the same as now counts as unchanged,
 * although scripts may have changed it.
 */
function asLoaded(page: Document, fresh: Document, part: string): string[] {
  const now = childrenOf(fresh, part);
  return childrenOf(page, part).map((child, index) => {
    const other = now[index];
    return other && shownBy(other) === shownBy(child) ? other.outerHTML : "";
  });
}

function shownBy(child: Element): string {
  const pictures = [...child.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  return [child.textContent, ...pictures].join();
}

/** Replaces the children of `live`, which were made of `before`, by those of `fresh`; unchanged ones stay. */
function patch(live: Element | null, fresh: Element | null, before: string[]): void {
  if (!live || !fresh) return;
  const old = [...live.children];
  const free = new Set(before.map((_, index) => index));
  const wanted = [...fresh.children].map((child, index) => {
    const html = child.outerHTML;
    const same =
      before[index] === html && free.has(index) ? index : [...free].find((at) => before[at] === html);
    if (same === undefined || !old[same]) return awake(live.ownerDocument.importNode(child, true));
    free.delete(same);
    return old[same];
  });
  for (const child of old) if (!wanted.includes(child)) child.remove();
  for (const [index, child] of wanted.entries())
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
