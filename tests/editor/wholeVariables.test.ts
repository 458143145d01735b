import { describe, expect, it } from "vitest";
import { begun, completionsFor, keepWhole } from "../../editor/panel/fields/wholeVariables.ts";

describe("a variable in a text", () => {
  const text = "In ${city.name}, daily";
  const type = (written: string) => keepWhole(text, { text: written, cursor: 0 }).text;

  it("goes as a whole where a part of it is taken away", () => {
    expect(type("In ${city.name, daily")).toBe("In , daily");
    expect(type("In {city.name}, daily")).toBe("In , daily");
    expect(type("I.name}, daily")).toBe("I, daily");
  });

  it("is not broken by what is typed within it", () => {
    expect(type("In ${cixty.name}, daily")).toBe("In ${city.name}x, daily");
  });

  it("stays where the text around it changes", () => {
    for (const written of ["Within ${city.name}, daily", "In ${city.name}", "In ${city.name} x, daily", ""])
      expect(type(written)).toBe(written);
  });

  it("has before it what is typed before it, though it begins alike", () => {
    expect(keepWhole(text, { text: "In $${city.name}, daily", cursor: 4 }).text).toBe(
      "In $${city.name}, daily",
    );
    expect(keepWhole("${a}${b}", { text: "${a}${b", cursor: 7 }).text).toBe("${a}");
  });

  it("is found by its name and by what it stands for; a list only where it stands alone", () => {
    const known = [
      { name: "city.name", value: "Doral", list: false },
      { name: "city.postalCodes", value: "33166, 33172", list: true },
    ];
    const names = (begun: string, text: string) => completionsFor(begun, text, known).map(({ name }) => name);
    expect(names("dor", "In ${dor")).toEqual(["city.name"]);
    expect(names("city", "In ${city")).toEqual(["city.name"]);
    expect(names("city", "${city")).toEqual(["city.name", "city.postalCodes"]);
  });

  it("is offered as soon as it is begun", () => {
    expect(begun({ text: "In ${ci", cursor: 7 })).toBe("ci");
    expect(begun({ text, cursor: text.length })).toBeUndefined();
  });
});
