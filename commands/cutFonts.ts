import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { openTheme } from "../content/compile/theme.ts";
import { cutsOf, fontFile, LETTERS } from "../content/theme/fontFile.ts";

const cuts = cutsOf(openTheme(process.cwd()).faces); // not after the old ones are gone
// Writes each font face of the theme, reduced to the letters and variation axes that the site uses.
rmSync("theme/fonts", { recursive: true, force: true });
mkdirSync("theme/fonts", { recursive: true });
for (const { face, format } of cuts) {
  const whole = readFileSync(createRequire(import.meta.url).resolve(face.file));
  const options = { targetFormat: format, variationAxes: { ...face.cut } };
  const bytes = await subsetFont(whole, LETTERS, options);
  const file = fontFile(face, format);
  writeFileSync(file, bytes);
  console.log(`${file}: ${bytes.length.toLocaleString("en")} bytes`);
}
