import { describe, expect, it } from "vitest";
import { errorsIn } from "../../../content/problem.ts";
import { newCity } from "../../../editor/pages/newCity.ts";
import { newArticle, newPage, newServicePage } from "../../../editor/pages/newPage.ts";
import { withChanges } from "./smallSite.ts";

describe("a new page", () => {
  it.each([
    { what: "page", make: newPage, wish: {}, url: "/our-crew" },
    { what: "service", make: newServicePage, wish: {}, url: "/services/our-crew" },
    {
      what: "service in a city",
      make: newServicePage,
      wish: { city: "doral" },
      url: "/service-areas/doral/our-crew",
    },
    { what: "article", make: newArticle, wish: {}, url: "/blog/our-crew" },
  ])("($what) is right as it is, and a draft", ({ make, wish, url }) => {
    const title = "Our crew";
    const { texts, content } = withChanges((content) => make(content, { title, ...wish }));
    const file = `pages-data${url}.yaml`;
    expect(Object.keys(texts)).toEqual([file]);
    expect(errorsIn(content.problems)).toEqual([]);
    expect(content.pages.find((page) => page.file === file)).toMatchObject({ url, head: { title } });
    expect(texts[file]).toMatch(/^draft: true$/m);
  });

  it("takes the author and the category of the articles beside it", () => {
    const { texts } = withChanges((content) => newArticle(content, { title: "Acids" }));
    expect(Object.values(texts)[0]).toMatch(/\n {2}author: The team\n(?: {2}.*\n)+ {2}category: Chemistry\n/);
  });

  it.each([
    { title: "Contact", why: "There is a page at /contact already" },
    { title: "Quote", why: "/quote is another address of pages-data/contact.yaml" },
    { title: "???", why: "needs a title with letters" },
  ])("is refused where '$title' cannot be its title", ({ title, why }) => {
    expect(() => withChanges((content) => newPage(content, { title }))).toThrow(why);
  });
});

describe("a new city", () => {
  it("has the county, the zip codes and the point that were given", () => {
    const wish = {
      name: "Brickell",
      from: "doral",
      draft: false,
      county: "Miami-Dade",
      postalCodes: ["33131"],
      geo: { latitude: 25.76, longitude: -80.19 },
    };
    const { content } = withChanges((content) => newCity(content, wish).changes);
    const { name, from, draft, ...entries } = wish;
    expect(content.site?.cities.find((city) => city.name === name)).toMatchObject(entries);
  });
});
