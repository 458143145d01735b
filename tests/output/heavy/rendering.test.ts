import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { buildIn } from "../copyOfSite.ts";
import { builtFiles, smallSite } from "../smallSite.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const root = smallSite();
afterAll(() => rmSync(root, { recursive: true }));

const seen = join(root, "seen.txt");
/** The addresses that the hook was called for since the last call of this function, sorted. */
function seenSince(): string[] {
  const lines = existsSync(seen) ? readFileSync(seen, "utf8").split("\n").filter(Boolean) : [];
  rmSync(seen, { force: true });
  return lines.sort();
}
const edit = (file: string, pattern: string, replacement: string) => {
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toContain(pattern);
  writeFileSync(join(root, file), text.replace(pattern, replacement));
};

beforeAll(() => {
  writeFileSync(
    join(root, "renderer/+onCreatePageContext.ts"),
    `import { appendFileSync } from "node:fs";
import type { PageContextServer } from "vike/types";

export function onCreatePageContext({ urlPathname }: PageContextServer): void {
  appendFileSync(${JSON.stringify(seen)}, urlPathname + "\\n");
}
`,
  );
  const { status, output } = buildIn(root);
  expect(output).toContain("pages built");
  expect(status).toBe(0);
});

it("a hook of Vike is called once for every page that is rendered, and for no other", () => {
  const addresses = loadChecked(root).pages.map(({ url }) => url);
  expect(addresses.length).toBeGreaterThan(4);
  expect(seenSince()).toEqual(addresses.sort());

  expect(buildIn(root).status).toBe(0);
  expect(seenSince()).toEqual([]);

  edit("pages-data/contact.yaml", "How to reach us", "How you reach us");
  expect(buildIn(root).status).toBe(0);
  expect(seenSince()).toEqual(["/contact"]);
});

it("a page that has not changed keeps its time, and one that somebody changed there is made anew", () => {
  const timeOf = (name: string) => statSync(join(root, "dist/client", name)).mtimeMs;
  const time = timeOf("service-areas/doral.html");
  const contact = () => readFileSync(join(root, "dist/client/contact.html"), "utf8");
  const before = contact();
  writeFileSync(join(root, "dist/client/contact.html"), "Somebody else's");
  expect(buildIn(root).status).toBe(0);
  expect(contact()).toBe(before);
  expect(timeOf("service-areas/doral.html")).toBe(time);
});

it("a page whose component throws fails the build, which names its address and leaves the last good site", () => {
  const before = { link: readlinkSync(join(root, "dist")), files: builtFiles(root) };
  edit(
    "blocks/hero.tsx",
    "export function Hero(block: HeroBlock) {",
    '$&\n  if (block.heading === "Contact us") throw new Error("The hero fell over.");',
  );
  const { status, output } = buildIn(root);
  expect(status).toBe(1);
  expect(output).toContain("The page /contact could not be rendered.");
  expect(output).toContain("The hero fell over.");
  expect(output).not.toMatch(/The page \/(?!contact )/);
  expect({ link: readlinkSync(join(root, "dist")), files: builtFiles(root) }).toEqual(before);
  expect(readdirSync(join(root, "dist.builds"))).toHaveLength(1);
});
