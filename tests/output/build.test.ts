import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildIn, copyOfSite } from "./copyOfSite.ts";

const root = copyOfSite();
afterAll(() => rmSync(root, { recursive: true }));

it("a build with a slip in its content tells it, fails, and leaves the last good site", () => {
  writeFileSync(join(root, "pages-data/slip.yaml"), "title: [\n");
  const { status, output } = buildIn(root);
  expect(status).toBe(1);
  expect(output).toContain("pages-data/slip.yaml:1");
  expect(output).not.toMatch(/^\s+at /m);
  expect(readFileSync(join(root, "dist/client/index.html"), "utf8")).toBe("the last good site");
}, 60_000);
