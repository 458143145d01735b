import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CheckOptions } from "../../../checker/loadChecked.ts";
import { formatProblems } from "../../../checker/print.ts";
import { Cache } from "../../../content/lib/cache.ts";
import { type Files, loadWith } from "../../content/project.ts";

const THEME = readFileSync("tests/content/fixture/theme/theme.yaml", "utf8");
const HUB = readFileSync("tests/content/fixture/pages-data/service-areas/doral/index.yaml", "utf8");
const CHART = {
  source: "made up",
  name: "a chart",
  width: 100,
  height: 100,
  around: 10,
  bounds: { west: -81, east: -80, south: 25, north: 26 },
  land: "M0 0l9 0 0 9z",
};

const svg = (inside: string, viewBox = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${inside}</svg>`;
const themeAnd = (line: string) => ({ "theme/theme.yaml": `${THEME}${line}\n` });
const themeBut = (old: string | RegExp, now: string) => ({ "theme/theme.yaml": THEME.replace(old, now) });
const chartOf = (bounds: object) => ({
  ...themeAnd("chart: chart.json"),
  "theme/chart.json": JSON.stringify({ ...CHART, bounds }),
});

/** The checker's report on the site with some files put in. */
function toldWith(files: Files, options?: CheckOptions): string {
  const { problems, texts } = loadWith(files, options);
  return formatProblems(problems, texts);
}

describe("a drawing that more than shapes are in", () => {
  it.each([
    ["a script", svg("<script>alert(1)</script>")],
    ["HTML", svg("<foreignObject><p>Hello</p></foreignObject>")],
    ["a picture from elsewhere", svg('<image href="https://elsewhere.example/x.png"/>')],
    ["a reference to elsewhere", svg('<path fill="url(https://elsewhere.example/x.svg#a)" d="M0 0"/>')],
    ["what runs on a click", svg('<path onclick="alert(1)" d="M0 0"/>')],
    ["a style", svg("<style>@import 'https://elsewhere.example'</style>")],
    ["a link", svg('<a href="https://elsewhere.example"><path d="M0 0"/></a>')],
    ["what only its program knows", svg('<path inkscape:label="Roof" d="M0 0"/>')],
    ["no viewBox", svg('<path d="M0 0"/>', "")],
  ])("is refused as a logo, and for pages to name: %s", (_, text) => {
    const logo = toldWith({ ...themeAnd("logo: logo.svg"), "theme/logo.svg": text });
    expect(logo).toContain("theme/logo.svg:1:1  This drawing holds more than shapes");
    const drawing = toldWith({ "theme/drawings/pump.svg": text });
    expect(drawing).toContain("theme/drawings/pump.svg:1:1  This drawing holds more than shapes");
  });

  it("is taken without them", () => {
    const text = svg('<path d="M0 0h8v8z"/><text x="1" y="2">Pump&nbsp;1</text>', 'viewBox="0,0,8,8"');
    expect(toldWith({ ...themeAnd("logo: logo.svg"), "theme/logo.svg": text })).toBe("");
    expect(toldWith({ "theme/drawings/pump.svg": text })).toBe("");
  });
});

describe("a motif that is more than a drawing", () => {
  const told = (css: string) => toldWith({ ...themeAnd("motif: edge.css"), "theme/edge.css": css });

  it.each([
    ".motif-edge { background: url(https://elsewhere.example/x.png) }",
    "@import 'https://elsewhere.example/x.css';",
    "@\\69mport 'https://elsewhere.example/x.css';",
    "@plugin './code.js';",
    ".motif-edge { @apply nothing-of-the-kind }",
  ])("is refused: %s", (css) => {
    expect(told(css)).toContain("theme/edge.css:1:1  This stylesheet brings in something else");
  });

  it("or is not whole, is refused", () => {
    expect(told(".motif-edge { height: 8px; /* } */")).toContain(
      "theme/edge.css:1:1  A rule of this stylesheet",
    );
    expect(told(".motif-edge { height: 8px; }")).toBe("");
  });
});

describe("the theme's mistakes are told at their lines", () => {
  it.each<[string, Files, string]>([
    ["a color that is none", themeBut(/brand: .*/, 'brand: "teal"'), "theme/theme.yaml:16:10  "],
    ["a logo that is missing", themeAnd("logo: mark.svg"), "There is no file theme/mark.svg"],
    ["a motif that is missing", themeAnd("motif: tiles.css"), "There is no file theme/tiles.css"],
    ["a chart that is missing", themeAnd("chart: bay.json"), "There is no file theme/bay.json"],
    [
      "a face in no package",
      themeBut(/@fontsource-variable\/figtree\/files\/figtree/, "@fontsource-variable/nothing/files/nothing"),
      "Install it: npm install @fontsource-variable/nothing.",
    ],
    [
      "a face that is not cut",
      themeBut("    weights: 300 900\n", "    cut: { wght: 777 }\n"),
      "there is no theme/fonts/figtree-latin-wght-normal-wght-777.woff, ",
    ],
    [
      "a cut face that was cut short",
      { "theme/fonts/figtree-latin-wght-normal-wght-600.woff": "wOFF" },
      "or not the whole of it",
    ],
    [
      "a picture that stands in, and is missing",
      themeBut("share: hero-pool.jpg", "closing: water.jpg"),
      "There is no picture public/images/water.jpg.",
    ],
    [
      "a picture that stands in, and cannot be read",
      { "public/images/hero-pool.jpg": "no picture" },
      "theme/theme.yaml:",
    ],
    [
      "no picture to share",
      { "public/og-image.jpg": undefined },
      "public/og-image.jpg:1:1  This picture is not there",
    ],
  ])("%s", (_, files, said) => {
    const told = toldWith(files);
    expect(told).toContain(said);
    expect(told).toMatch(/\b\d+ errors?$/);
  });

  it("lets an uncut face through to what cuts it, and no other mistake", () => {
    expect(loadWith(themeBut("    weights: 300 900\n", "    cut: { wght: 777 }\n")).site).toBeDefined();
    expect(loadWith(themeAnd("logo: mark.svg")).site).toBeUndefined();
  });
});

describe("a chart", () => {
  const asking = {
    "pages-data/service-areas/doral/index.yaml": HUB.replace("type: hero\n", "type: hero\n    chart: true\n"),
  };

  it("that a page asks for, and the theme has not, is told as a warning", () => {
    expect(toldWith(asking)).toMatch(
      /doral\/index\.yaml:\d+:\d+ {2}Warning: The theme has no chart(?:.|\n)*1 warning/,
    );
    const hub = `${HUB}  - type: chart\n    label: Where we work\n`;
    const asked = toldWith({ "pages-data/service-areas/doral/index.yaml": hub });
    expect(asked).toMatch(/ {2}Warning: The theme has no chart(?:.|\n)*1 warning/);
    expect(toldWith({ ...asking, ...chartOf(CHART.bounds) })).toBe("");
  });

  it("that does not reach a city is told at the city, as a warning", () => {
    expect(toldWith(chartOf(CHART.bounds))).toBe("");
    const told = toldWith(chartOf({ ...CHART.bounds, west: -80.2 }));
    expect(told).toMatch(/doral\/index\.yaml:10:8 {2}Warning: This place lies beyond(?:.|\n)*1 warning/);
  });
});

it("lists at launch each picture that a new site begins with, and no other", () => {
  const example = readFileSync("tests/example/public/og-image.jpg");
  const files = { "public/og-image.jpg": example, "tests/example/public/og-image.jpg": example };
  expect(toldWith(files, { launch: true })).toContain(
    "public/og-image.jpg:1:1  og-image.jpg is a picture that every new",
  );
  expect(toldWith(files)).toBe("");
  expect(toldWith({ "tests/example/public/og-image.jpg": example }, { launch: true })).not.toContain(
    "every new site",
  );
});

it("a file of the theme that was changed is read again, though nothing else was", () => {
  const cache = new Cache();
  const told = (inside: string) =>
    toldWith({ ...themeAnd("logo: logo.svg"), "theme/logo.svg": svg(inside) }, { cache });
  expect(told('<path d="M0 0h8v8z"/>')).toBe("");
  expect(told("<script>alert(1)</script>")).toContain("This drawing holds more than shapes");
  expect(told('<path d="M0 0h8v8z"/>')).toBe("");
});
