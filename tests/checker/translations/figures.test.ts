import { describe, expect, it } from "vitest";
import { figuresIn } from "../../../checker/translations/figures/figures.ts";

const phone = { code: 1, written: ["000-000-0000"] };
/** The normalized figures of a text, limited to those that every language must have. */
const facts = (text: string, language: string) =>
  figuresIn(text, language, phone)
    .filter(({ kind }) => kind !== "mention")
    .map(({ value }) => value)
    .sort();

describe("a figure comes to the same in every language", () => {
  it.each([
    ["two hours", "2 horas"],
    ["It takes 6 to 12 hours.", "Toma de seis a doce horas."],
    ["within two business days", "en dos días laborables"],
    ["a 48-hour visit", "una visita de dos días"],
    ["twenty-five gallons", "veinticinco galones"],
    ["two hundred feet", "doscientos pies"],
    ["15,000-gallon", "15 mil galones"],
    ["half an hour, an hour and a half", "media hora, una hora y media"],
    ["two and a half hours", "dos horas y media"],
    ["1/4 inch, three quarters of an inch", "1/4 de pulgada, tres cuartos de pulgada"],
    ["1 1/2 inches", "1½ pulgadas"],
    ["$80–$150 a month, $1,200", "$80 a $150 al mes, 1,200 dólares"],
    ["20% off, ten percent", "20 % de descuento, diez por ciento"],
    ["7 a.m. to 7 p.m.", "7 a. m. a 7 p. m."],
    ["7:30AM", "7:30 de la mañana"],
    ["9 to 5 p.m.", "de 9 a 5 de la tarde"],
    ["Call 305-555-0199 in 33178", "En 33178, llame al 305-555-0199"],
    ["two decades, 10+ years", "veinte años, más de 10 años"],
    ["in 2020, pH 7.2–7.6", "en 2020, con pH de 7.2 a 7.6"],
    ["84°F, 84 degrees", "84 °F, 84 grados"],
    ["24/7", "24/7"],
    // Figures that another language may express in words are not required.
    ["every other week, biweekly, at noon", "quincenal, a mediodía"],
    ["an hour, one week, 1 inch", "una hora, una semana, una pulgada"],
    ["seven days a week", "toda la semana"],
    ["the 1950s", "los años 50"],
    ["the 2nd floor, a few hundred feet", "el segundo piso"],
    ["three signs, four steps", "las señales y los pasos"],
    ["See [page 5](/a-5) or https://example.com/12", "Vea [la página 5](/b-7)"],
  ])("%s | %s", (english, spanish) => {
    expect(facts(spanish, "es")).toEqual(facts(english, "en"));
  });
});

describe("figures that differ", () => {
  it.each([
    ["6 to 10 hours", "6 a 12 horas"],
    ["$110", "$120"],
    ["7 p.m.", "7 a. m."],
    ["two days", "dos semanas"],
    ["305-555-0199", "305-555-0198"],
    ["33178", "33172"],
    ["1/4 inch", "1/8 de pulgada"],
    ["20%", "20"],
  ])("are not taken for the same: %s | %s", (english, spanish) => {
    expect(facts(spanish, "es")).not.toEqual(facts(english, "en"));
  });

  it("are told by all that counts: of a language that nobody has described, figures alone", () => {
    expect(facts("2 èdtan, $110, 33178", "ht")).toEqual(["$ 110", "number 2", "zip 33178"]);
  });
});
