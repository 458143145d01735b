import { serialQueue } from "../../serialQueue.ts";
import { fetchPage } from "../api.ts";

const PARTS = ["main", "body > header", "body > nav", "body > footer"];

/** The HTML of the elements in a part of a page, as last received from the server. */
const received = new WeakMap<Element, readonly string[]>();
const inTurn = serialQueue();

/** Returns the page in the editor's frame, once it has loaded. */
export function framedPage(): Document | undefined {
  const page = document.querySelector("iframe")?.contentDocument ?? undefined;
  return page?.URL === "about:blank" ? undefined : page;
}

/** Updates a page from the server without a reload. Elements whose HTML is still as last received are kept. */
export function refresh(page: Document): Promise<void> {
  return inTurn(async () => {
    const fresh = await fetchPage(page.location.pathname);
    for (const part of PARTS) {
      const live = page.querySelector(part);
      const wanted = [...(fresh.querySelector(part)?.children ?? [])];
      if (!live) continue;
      patch(live, wanted, received.get(live) ?? asLoaded(live, wanted));
      const html = wanted.map((child) => child.outerHTML);
      received.set(live, html);
    }
  });
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
export function shownBlocks(page: Document | undefined): Element[] {
  return [...(page?.querySelectorAll("main [data-block]") ?? [])];
}
