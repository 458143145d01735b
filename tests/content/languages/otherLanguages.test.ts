import { describe, expect, it } from "vitest";
import { type Files, loadWith, pagesOf } from "../project.ts";
import { HUB, spanish } from "./spanish.ts";

/** The links from a page to other languages, on the small site in two languages with some files put in. */
async function waysFrom(url: string, files: Files = {}) {
  const pages = await pagesOf(loadWith({ ...spanish, ...files }, { rules: [] }));
  return pages.find((page) => page.url === url)?.otherLanguages;
}

describe("the way to another language", () => {
  it("leads to the same page, from either side", async () => {
    const there = [{ code: "es", name: "Español", href: "/es/service-areas/doral" }];
    expect(await waysFrom("/service-areas/doral")).toEqual(there);
    expect(await waysFrom("/es/service-areas/doral")).toEqual([
      { code: "en", name: "English", href: "/service-areas/doral" },
    ]);
    expect(await waysFrom("/")).toEqual([{ code: "es", name: "Español", href: "/es" }]);
  });

  it("leads to the nearest page above it where there is none, and says so in the language that it leads to", async () => {
    const [home] = (await waysFrom("/blog/salt")) ?? [];
    expect(home).toMatchObject({ href: "/es", note: expect.stringContaining("Inicio") }); // `start` in words/es.yaml
    const leaks = String(spanish["pages-data/es/404.yaml"]).replace("noindex: true\n", "");
    const [hub] =
      (await waysFrom("/es/service-areas/doral/leaks", {
        "pages-data/es/service-areas/doral/leaks.yaml": leaks,
      })) ?? [];
    expect(hub).toMatchObject({
      href: "/service-areas/doral",
      note: expect.stringContaining("Service Areas"),
    }); // in the navigation
  });

  it("leads from a page for unknown addresses home, and to none of these", async () => {
    expect(await waysFrom("/404")).toEqual([{ code: "es", name: "Español", href: "/es" }]);
    expect(await waysFrom("/es/404")).toEqual([{ code: "en", name: "English", href: "/" }]);
  });

  it("leads to a page that search engines may not list, too", async () => {
    const hidden = String(spanish[HUB]).replace("city:\n", "noindex: true\ncity:\n");
    expect(await waysFrom("/service-areas/doral", { [HUB]: hidden })).toEqual([
      { code: "es", name: "Español", href: "/es/service-areas/doral" },
    ]);
  });
});
