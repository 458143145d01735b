import { describe, expect, it } from "vitest";
import { ADDRESSES, pageKindOf } from "../../content/survey/pageKind.ts";
import { chosenPaths, runLighthouse } from "./lighthouse.ts";

describe("the pages that bench:pages measures", () => {
  const paths = ["/", "/about", "/contact", "/services/a", "/services/b", "/blog/a", "/404"];
  const kindOf = (url: string) => pageKindOf(url, { addresses: ADDRESSES, legal: [] });
  const pages = paths.map((url) => ({ url, kind: kindOf(url), language: "en" }));

  it("are one of each kind, all that are like no other, and the one for none", () => {
    expect(chosenPaths(pages)).toEqual(["/", "/about", "/contact", "/services/a", "/blog/a", "/404"]);
  });

  it("are one of each kind in every language", () => {
    const spanish = pages.map((page) => ({ ...page, url: `/es${page.url}`, language: "es" }));
    const chosen = chosenPaths([...pages, ...spanish], ["home", "service"]);
    expect(chosen).toEqual(["/", "/services/a", "/es/", "/es/services/a"]);
  });

  it("are those asked for, by kind or by address", () => {
    expect(chosenPaths(pages, ["service", "/services/b"])).toEqual(["/services/a", "/services/b"]);
  });

  it("are told where a kind is none", () => {
    expect(() => chosenPaths(pages, ["servise"])).toThrow("'servise'. There are: home, page, service");
  });

  it("are told where no site is built", async () => {
    await expect(runLighthouse("none/built", [], "1")).rejects.toThrow("npm run build");
  });
});
