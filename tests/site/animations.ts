import type { Locator, Page } from "@playwright/test";

/** Freezes a page's animations and transitions: from then on, tests set their time with `seek`. */
export async function holdAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Sets the time of an element's animations, in milliseconds from their start. Throws if it has none. */
export async function seek(element: Locator, time: number): Promise<void> {
  await element.evaluate((shown, at) => {
    const animations = shown.getAnimations();
    if (animations.length === 0) throw new Error("nothing is animated");
    for (const animation of animations) animation.currentTime = at;
  }, time);
}
