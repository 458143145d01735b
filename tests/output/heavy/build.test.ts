import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildIn, copyOfSite } from "../copyOfSite.ts";

const root = copyOfSite();
afterAll(() => rmSync(root, { recursive: true }));
const served = () => readFileSync(join(root, "dist/client/index.html"), "utf8");

it("a build that fails late, at a picture that is none, leaves the last good site; mended, it is swapped in whole", () => {
  const picture = join(root, "public/images/broken.jpg");
  writeFileSync(picture, "no picture");
  expect(buildIn(root).status).not.toBe(0);
  expect(served()).toBe("the last good site");

  rmSync(picture);
  expect(buildIn(root).status).toBe(0);
  expect(served()).toContain("<h1");
  expect(existsSync(join(root, "dist.next"))).toBe(false);
}, 300_000);
