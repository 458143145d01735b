/**
 * The labels of a hero's first two buttons that the phone bar hides or cuts. Only the first counts if the company's
 * name takes two lines of the header, or the headline leaves the picture its minimum height. Runs in the page.
 */
export async function actionsHidden(): Promise<string[]> {
  // The bar needs two frames to know that it has to wait.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const bar = document.querySelector("[data-phone-bar]")?.getBoundingClientRect().top ?? innerHeight;
  const buttons = [...document.querySelectorAll('[data-block="hero"] .button')].slice(0, 2);
  const height = (selector: string) => document.querySelector(selector)?.clientHeight ?? 0;
  const crowded = height(".hero-picture") <= 128 || height("header") > 66;
  return buttons
    .slice(0, crowded ? 1 : 2)
    .filter((button) => button.getBoundingClientRect().bottom > bar)
    .map((button) => button.textContent);
}

/**
 * The loaded pictures whose ratio of file pixels to displayed pixels is above 1.5 (except the smallest files, 480 wide)
 * or below 0.7 (a square picture in the tallest hero on a phone has a little more), by file and ratio. Runs in the
 * page.
 */
export async function illSized(): Promise<string[]> {
  const loaded = [...document.images].filter(
    ({ complete, currentSrc }) => complete && /\.(?:avif|webp)$/.test(currentSrc),
  );
  const shares = loaded.map(async (image) => {
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const { width, height } = image.getBoundingClientRect();
    const drawn = Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio;
    return { share: 1 / drawn, name: image.currentSrc, isSmallest: file.naturalWidth <= 480 };
  });
  const found = (await Promise.all(shares)).filter(
    ({ share, isSmallest }) => (share > 1.5 && !isSmallest) || share < 0.7,
  );
  return found.map(({ name, share }) => `${name}: ${share.toFixed(2)}`);
}

/** The targets of a header's links: home, the form, and the portal if there is one. */
interface HeaderWays {
  home: string;
  quote: string;
  portal?: string;
}

/** Links that the header's row lacks, cuts off or wraps, and whether the row is too tall. Runs in the page. */
export function headerGaps({ home, quote, portal }: HeaderWays): string[] {
  const row = document.querySelector("header > :last-child");
  if (!row) return ["the row"];
  const wanted = [
    `a[href="${home}"]`,
    'a[href^="tel:"]',
    `a[href="${quote}"]`,
    ...(portal ? ['a[target="_blank"]'] : []),
  ];
  const lacking = wanted.filter((selector) => {
    const shown = [...row.querySelectorAll(selector)].map((link) => link.getBoundingClientRect());
    return !shown.some(({ width, left, right }) => width > 0 && left >= 0 && right <= innerWidth);
  });
  const wrapped = [...row.querySelectorAll("a")].filter((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const seen = [...words.getClientRects()].filter(({ width }) => width > 1); // not what only screen readers say
    const lines = seen.map(({ bottom }) => bottom);
    return Math.max(...lines) - Math.min(...lines) > 12;
  });
  const broken = wrapped.map(({ textContent }) => `${textContent} on one line`);
  return [...lacking, ...broken, ...(row.getBoundingClientRect().height > 66 ? ["one row"] : [])];
}

/** The texts of a page whose phone number is not a link or wraps. Runs in the page. */
export function brokenNumbers(phones: string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent ?? "";
    const number = phones.find((phone) => words.includes(phone));
    const parent = node.parentElement;
    if (!number || !parent?.checkVisibility()) continue;
    if (parent.closest("script, style, noscript, button, .on-paper")) continue;
    const start = words.indexOf(number);
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + number.length);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (!parent.closest('a[href^="tel:"]') || tops.size > 1) broken.push(words);
  }
  return broken;
}
