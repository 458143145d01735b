import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { chosenPaths } from "../../commands/bench/lighthouse.ts";

describe("the pages that bench:pages measures", () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const write = (paths: string[]) => {
    const urls = paths.map((path) => `<url><loc>https://www.example.com${path}</loc></url>`).join("");
    const link = '<xhtml:link rel="alternate" hreflang="es" href="https://www.example.com/es/services/a"/>';
    writeFileSync(join(folder, "sitemap.xml"), `${urls}${link}`);
  };
  const paths = ["/", "/about", "/contact", "/services/a", "/services/b", "/blog/a"];
  write(paths);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are one of each kind, all that are like no other, and the one for none", () => {
    expect(chosenPaths(folder)).toEqual(["/", "/about", "/contact", "/services/a", "/blog/a", "/404"]);
  });

  it("are one of each kind in every language", () => {
    write([...paths, "/es", "/es/services/a", "/es/services/b"]);
    expect(chosenPaths(folder, ["home", "service"])).toEqual(["/", "/services/a", "/es", "/es/services/a"]);
  });

  it("are those asked for, by kind or by address", () => {
    write(paths);
    expect(chosenPaths(folder, ["service", "/services/b"])).toEqual(["/services/a", "/services/b"]);
  });

  it("are told where a kind is none, or no site is built", () => {
    expect(() => chosenPaths(folder, ["servise"])).toThrow("'servise'. There are: home, page, service");
    expect(() => chosenPaths(join(folder, "none"))).toThrow("npm run build");
  });
});
