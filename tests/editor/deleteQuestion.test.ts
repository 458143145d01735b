import { expect, it } from "vitest";
import { deleteQuestion } from "../../editor/panel/forms/AboutPage.tsx";

const pages = ["", "/leaks", "/pumps"].map((page) => ({
  url: `/service-areas/doral${page}`,
  kind: page ? ("cityService" as const) : ("cityHub" as const),
}));

it("is asked before a page is deleted, and names how many pages below a city go with it", () => {
  const question = (page: string) => deleteQuestion(`/service-areas/doral${page}`, pages);
  expect(question("")).toBe("Delete the page /service-areas/doral and the 2 pages below it?");
  expect(question("/leaks")).toBe("Delete the page /service-areas/doral/leaks?");
  expect(deleteQuestion("/pumps", pages, 1)).toBe("Delete the page /pumps and 1 translation of it?");
});
