import type { Locator, Page } from "@playwright/test";

/** Stops the time of a page's animations and transitions: from now on a test sets it. */
export async function holdAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Sets the time of the animations of an element, in milliseconds since they were begun. Throws where it has none. */
export async function seek(element: Locator, time: number): Promise<void> {
  await element.evaluate((shown, at) => {
    const animations = shown.getAnimations();
    if (animations.length === 0) throw new Error("nothing is animated");
    for (const animation of animations) animation.currentTime = at;
  }, time);
}
