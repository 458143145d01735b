import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildIn, buildWith, copyOfSite } from "../copyOfSite.ts";

const root = copyOfSite();
afterAll(() => rmSync(root, { recursive: true }));
const home = readFileSync(join(root, "pages-data/index.yaml"), "utf8");
const builds = () => readdirSync(root).filter((file) => file.startsWith("dist"));
const served = () => readFileSync(join(root, "dist/client/index.html"), "utf8");

it("a build is whole within a test as well, where Vike would step aside", () => {
  const whole = copyOfSite();
  expect(buildWith({ VITEST: "1" }, whole).status).toBe(0);
  expect(readFileSync(join(whole, "dist/client/index.html"), "utf8")).toContain("<h1");
  rmSync(whole, { recursive: true });
}, 300_000);

it("a build with a picture that is broken within leaves the last good site; mended, it is swapped in whole", () => {
  const [name = ""] = readdirSync(join(root, "public/images")).filter((file) => home.includes(file));
  const picture = join(root, "public/images", name);
  const whole = readFileSync(picture);
  writeFileSync(picture, Buffer.from(whole).fill(0, whole.length / 2, whole.length - 100)); // both ends stay intact
  expect(buildIn(root)).toEqual({ status: 1, output: expect.stringContaining(name) });
  expect(served()).toBe("the last good site");
  expect(builds()).toEqual(["dist"]);

  writeFileSync(picture, whole);
  expect(buildIn(root).status).toBe(0);
  expect(served()).toContain("<h1");
  expect(builds()).toEqual(["dist", "dist.builds"]);
}, 300_000);
