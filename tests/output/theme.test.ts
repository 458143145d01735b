import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { createServer } from "vite";
import { describe, expect, it } from "vitest";
import { openTheme } from "../../content/compile/theme.ts";
import { themePlugin, withTheme } from "../../output/vite/theme.ts";
import { site } from "../content/published.ts";

const { theme } = site;
const files = ["renderer", "blocks", "output", "checker", "editor", "public"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(?:tsx?|css|svg)$/.test(file));

it("the stylesheet has every colour, corner and face of the theme", () => {
  const css = withTheme(readFileSync("renderer/page/styles.css", "utf8"), theme);
  for (const [name, color] of Object.entries(theme.colors))
    expect(css).toContain(`--color-${name}: ${color};`);
  for (const [name, round] of Object.entries(theme.corners))
    expect(css).toContain(`--radius-${name}: ${round};`);
  for (const { family } of Object.values(theme.faces)) expect(css).toContain(`font-family: "${family}";`);
  expect(() => withTheme("@theme {}", theme)).toThrow("no place");
});

it("a stylesheet with the line ends of Windows has the same theme", () => {
  const css = readFileSync("renderer/page/styles.css", "utf8");
  const withoutReturns = (text: string) => text.replaceAll("\r", "");
  expect(withoutReturns(withTheme(css.replaceAll("\n", "\r\n"), theme))).toBe(withTheme(css, theme));
});

it("a page has the theme while it is written, too", async () => {
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    plugins: [themePlugin(), tailwindcss()],
    cacheDir: ".cache/theme", // leaves the dev server's own cache untouched
    server: { middlewareMode: true, ws: false },
  });
  const css = await server.transformRequest("/renderer/page/styles.css?direct");
  await server.close();
  expect(css?.code).toContain(`--color-deep: ${openTheme(".").colors.deep};`);
});

describe("nothing outside of theme/ has a look of its own", () => {
  /** Patterns of looks that are set outside the theme, by kind. Colors without a hue (#fff, #000) are allowed. */
  const literals: [string, RegExp][] = [
    ["colour", /#(?!fff\b|000\b)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!\()/gi],
    ["colour", /\b(?:rgb|hsl|hwb|ok?lab|ok?lch)a?\((?!from)/gi],
    ["corner", /\brounded(?:-[a-z]+)*-(?:full|none|\d?x[sl]|[sml][mdg]?|\[[^\]]*\])(?![\w-])/g],
    ["corner", /\brounded(?=[\s"'`;])/g],
    ["corner", /border-radius:(?!\s*(?:var\(|inherit|0[ ;]))[^;]*/gi],
    ["face", /font-family:(?!\s*(?:var\(|inherit|ui-monospace))[^;]*/gi],
    [
      "face",
      new RegExp(
        Object.values(theme.faces)
          .map(({ family }) => family)
          .join("|"),
        "gi",
      ),
    ],
  ];

  it.each(files)("%s", (file) => {
    const text = readFileSync(file, "utf8");
    expect(
      literals.flatMap(([kind, pattern]) => (text.match(pattern) ?? []).map((found) => `${kind}: ${found}`)),
    ).toEqual([]);
  });
});
