import { describe, expect, it } from "vitest";
import { unjoined } from "../../../content/lib/joiner.ts";
import { namesOf, typeset, typesetAll } from "../../../content/typography/typeset.ts";

const names = namesOf(["Miami Beach", "Doral", "Sunny Isles Beach"]);
/** The typeset text, with each place where no line may break shown as ~ (a space) or = (no space). */
const shown = (text: string) => typeset(text, names).replaceAll("\u00a0", "~").replaceAll("\u2060", "=");

describe("a text on a page", () => {
  it.each([
    [`The water is "clear," they say.`, "The water is “clear,” they say."],
    ["Doral's pools, the owners' dogs, the '90s", "Doral’s pools, the owners’ dogs, the ’90s"],
    [`("Why?" and 'how')`, "(“Why?” and ‘how’)"],
    [`¿"Clara"? ¡'Ya'!`, "¿“Clara”? ¡‘Ya’!"],
    [`**"Soon"** is no date`, "**“Soon”** is no date"],
    ["open 'til noon, 'cause we care; rock 'n' roll", "open ’til noon, ’cause we care; rock ’n’ roll"],
    ["'Tis the season of '78, '05 and the '90s' pools", "’Tis the season of ’78, ’05 and the ’90s’ pools"],
    ["give 'em the owners' keys ('til June)", "give ’em the owners’ keys (’til June)"],
    ["los años '80, pa' que 'ta bien", "los años ’80, pa’ que ’ta bien"],
    ["‘Til noon, as Word sets it, in ‘78", "’Til noon, as Word sets it, in ’78"],
    ["'Cause it's right,' she said, 'til noon", "‘Cause it’s right,’ she said, ’til noon"],
    ["'Cause we care,' she said.", "‘Cause we care,’ she said."],
    ["'Til' is a word, and '50' a mark", "‘Til’ is a word, and ‘50’ a mark"],
    ["'Round the clock' is what they say", "‘Round the clock’ is what they say"],
  ])("has real quotes: %s", (written, set) => expect(shown(written)).toBe(set));

  it.each([
    ["in 2 hours, for 30 minutes, 10+ years, 3,400 ppm", "in 2~hours, for 30~minutes, 10+~years, 3,400~ppm"],
    ["Day 1 is long", "Day~1 is long"],
    ["pH 7.2–7.6 in 3–7 days", "pH~7.2=–=7.6 in 3=–=7~days"],
    ["7AM-7PM Daily", "7AM=-=7PM Daily"],
    [
      "a 30-minute call, a 400-gallon spa, 48 fluid ounces",
      "a 30=-=minute call, a 400=-=gallon spa, 48~fluid ounces",
    ],
    ["15 × 30 feet, 6 ÷ 54 = 11 percent", "15 ×~30~feet, 6 ÷~54 = 11~percent"],
    ["Call 305-555-0118 now", "Call 305=-=555=-=0118 now"],
    [
      "De 7 a. m. a 7 p. m., en 2 horas, 3 años, el Día 1",
      "De 7~a.~m. a 7~p.~m., en 2~horas, 3~años, el Día~1",
    ],
    ["In Miami Beach and Sunny Isles Beach", "In Miami~Beach and Sunny~Isles~Beach"],
    ["Across Miami-Dade, Variable-Speed, bi-weekly", "Across Miami=-=Dade, Variable-Speed, bi-weekly"],
  ])("never breaks within a number and its unit, a range, a phone number or a name: %s", (written, set) =>
    expect(shown(written)).toBe(set),
  );

  it.each([
    '[the page](/services/acid-wash?a=1-2 "Title")',
    "`it's 3-4 days`",
    "https://www.example.com/1-2/it's",
    "two days, well-kept",
  ])("is left alone where it is no words: %s", (text) => expect(shown(text)).toBe(text));
});

it("data is set wherever words stand in it, and nowhere else", () => {
  const action = { label: "It's 3 days", href: "/a-1-2?q='" };
  expect(typesetAll({ actions: [action], lazy: 400 })).toEqual({
    actions: [{ label: "It’s 3\u00a0days", href: "/a-1-2?q='" }],
    lazy: 400,
  });
});

it("what is said of a city is set, and its name stays as a form compares it", () => {
  const city = { name: "Miami Beach", url: "/a-1-2", description: "It's 3 days" };
  expect(typesetAll({ cities: [city] }, names)).toEqual({
    cities: [{ ...city, description: "It’s 3\u00a0days" }],
  });
});

it.each(["x", "1", "1,", "-"])("a text of nothing but %j is set at once", (sign) => {
  const start = performance.now();
  typeset(sign.repeat(40_000 / sign.length), names);
  expect(performance.now() - start).toBeLessThan(1000);
});

it("machines read a range as it was written", () => {
  expect(unjoined(typeset("3–7"))).toBe("3–7");
});
