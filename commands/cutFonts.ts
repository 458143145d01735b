import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

// The display cut of Newsreader: its largest optical size, light, Western letters and the signs of our texts.
const FROM = "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2";
const CUT = { opsz: 72, wght: 320 };
const RANGES: readonly [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const SIGNS = "ıŒœ–—‘’‚“”„•…‹›⁄€™−½¼¾";
/** One for pages, one for the pictures of social networks, whose maker reads no WOFF2. */
const FORMATS = ["woff2", "woff"] as const;

const letters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");
const whole = await readFile(createRequire(import.meta.url).resolve(FROM));
for (const format of FORMATS) {
  const cut = await subsetFont(whole, letters + SIGNS, { targetFormat: format, variationAxes: CUT });
  const file = `renderer/fonts/display.${format}`;
  await writeFile(file, cut);
  console.log(`${file}: ${cut.length.toLocaleString("en-US")} bytes`);
}
