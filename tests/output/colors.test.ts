import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { createServer } from "vite";
import { expect, it } from "vitest";
import { colorTokensPlugin, withColorTokens } from "../../output/vite/colorTokens.ts";
import { colors } from "../../renderer/page/colors.ts";

const COLOR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
const files = ["public", "renderer", "blocks", "output", "authoring", "commands"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
const colorsIn = (file: string) => readFileSync(file, "utf8").match(COLOR) ?? [];

it("the stylesheet's theme has every colour", () => {
  const css = withColorTokens(readFileSync("renderer/page/styles.css", "utf8"));
  for (const [name, color] of Object.entries(colors)) expect(css).toContain(`--color-${name}: ${color};`);
  expect(() => withColorTokens("@theme {}")).toThrow("no place");
});

it("a page has the colours while it is written, too", async () => {
  const plugins = [colorTokensPlugin(), tailwindcss()];
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    plugins,
    cacheDir: ".cache/colors", // the dev server's own stays as it is
    server: { middlewareMode: true, ws: false },
  });
  const css = await server.transformRequest("/renderer/page/styles.css?direct");
  await server.close();
  expect(css?.code).toContain(`--color-lagoon: ${colors.lagoon};`);
});

it("every drawing keeps to the site's colours", () => {
  const drawings = files.filter((file) => file.endsWith(".svg"));
  expect(drawings).toContain("public/favicon.svg");
  for (const file of drawings)
    for (const color of colorsIn(file)) expect(Object.values(colors), file).toContain(color);
});

it("no code writes one of the site's colours itself", () => {
  const own = new Set<string>(Object.values(colors).filter((color) => color !== "#fff"));
  const code = files.filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.endsWith("colors.ts"));
  for (const file of code)
    expect(
      colorsIn(file).filter((color) => own.has(color.toLowerCase())),
      file,
    ).toEqual([]);
});
