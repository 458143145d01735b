import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { chosenPaths } from "../../commands/bench/lighthouse.ts";

describe("the pages that bench:pages measures", () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const paths = ["/", "/about", "/contact", "/services/a", "/services/b", "/blog/a"];
  const sitemap = paths.map((path) => `<url><loc>https://www.example.com${path}</loc></url>`).join("");
  writeFileSync(join(folder, "sitemap.xml"), sitemap);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are one of each kind, all that are like no other, and the one for none", () => {
    expect(chosenPaths(folder)).toEqual(["/", "/about", "/contact", "/services/a", "/blog/a", "/404"]);
  });

  it("are those asked for, by kind or by address", () => {
    expect(chosenPaths(folder, ["service", "/services/b"])).toEqual(["/services/a", "/services/b"]);
  });

  it("are told where a kind is none, or no site is built", () => {
    expect(() => chosenPaths(folder, ["servise"])).toThrow("'servise'. There are: home, page, service");
    expect(() => chosenPaths(join(folder, "none"))).toThrow("npm run build");
  });
});
