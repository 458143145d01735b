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
const FILES = { woff2: "renderer/fonts/display.woff2", woff: "renderer/fonts/display.woff" } as const;

const letters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");
const whole = await readFile(createRequire(import.meta.url).resolve(FROM));
for (const [format, file] of [
  ["woff2", FILES.woff2],
  ["woff", FILES.woff],
] as const) {
  const cut = await subsetFont(whole, letters + SIGNS, { targetFormat: format, variationAxes: CUT });
  await writeFile(file, cut);
  console.log(`${file}: ${cut.length.toLocaleString("en-US")} bytes`);
}
