import { expect, it } from "vitest";
import { postalCodeIn, postalFormOf } from "../../content/lib/postalCodes.ts";

const found = (country: string, codes: string[], typed: string) =>
  postalCodeIn(codes, typed, postalFormOf(country));

it("a whole postal code finds its area, however it is typed", () => {
  expect(found("GB", ["LS6", "LS62"], "ls6 2ab")).toBe("LS6");
  expect(found("GB", ["LS6", "LS62"], "LS62 1AA")).toBe("LS62");
  expect(found("CA", ["H2X"], "h2x1y4")).toBe("H2X");
  expect(found("NL", ["1012"], "1012 AB")).toBe("1012");
  expect(found("IE", ["D02"], "D02 AF30")).toBe("D02");
  expect(found("US", ["33139"], "33139-1234")).toBe("33139");
  expect(found("BR", ["01310-100"], "01310100")).toBe("01310-100");
});

it("a whole one that is listed comes before its area, and another area is not found", () => {
  expect(found("GB", ["LS6", "LS6 2AB"], "ls62ab")).toBe("LS6 2AB");
  expect(found("GB", ["LS6"], "LS7 2AB")).toBeUndefined();
  expect(found("DE", ["20095"], "20097")).toBeUndefined();
});

it.each([
  ["GB", ["LS6 2AB", "LS6", "EC1A 1BB"], "33139"],
  ["CA", ["H2X 1Y4", "H2X"], "H2X 1"],
  ["DE", ["20095"], "2009"],
  ["AT", ["1010"], "10100"],
  ["SG", ["018956"], "18956"],
  ["US", ["33139"], "LS6 2AB"],
])("%s writes postal codes in a form of its own", (country, right, wrong) => {
  const form = new RegExp(`^(?:${postalFormOf(country).pattern})$`);
  for (const code of right) expect(code).toMatch(form);
  expect(wrong).not.toMatch(form);
});
