import { describe, expect, it } from "vitest";
import { addressOf, numbersOf, readQuote } from "../../schema/readQuote.ts";
import { isQuoteRequest, seenIn, validateQuote } from "../../schema/validateQuote.ts";
import { quote } from "./support/requests.ts";

describe("a phone number is read as people paste it", () => {
  it.each([
    ["305-555-0123", "305-555-0123"],
    ["(305) 555-0123", "305-555-0123"],
    ["\u202a305-555-0123\u202c", "305-555-0123"],
    ["\u2068+1 305-555-0123\u2069\u200e", "+1-305-555-0123"],
    ["305\u2060-\u2060555\u2060-\u20600123", "305-555-0123"],
    ["\ufeff305\u200b555\u00ad0123", "3055550123"],
    ["+1\u00a0305\u2007555\u202f0123", "+1-305-555-0123"],
    ["☎\ufe0f 305·555•0123", "305-555-0123"],
    ["305∙555‧0123", "305-555-0123"],
    ["305 – 555 — 0123", "305-555-0123"],
    ["cell: 305.555.0123", "305-555-0123"],
    ["call after 5 pm: 305-555-0123", "305-555-0123"],
    ["305-555-0123 / 786-555-0188", "305-555-0123, 786-555-0188"],
    ["3055550123 7865550188", "3055550123, 7865550188"],
    ["305-555-0123\n786-555-0188", "305-555-0123, 786-555-0188"],
    ["305-555-0123 (305) 555-0123", "305-555-0123"],
    ["tel:+1-305-555-0123;ext=9", "+1-305-555-0123 ext. 9"],
    ["tel:%2B1%20305%20555%200123", "+1-305-555-0123"],
    ["305-555-0123x42", "305-555-0123 ext. 42"],
    ["305-555-0123, ext. 9", "305-555-0123 ext. 9"],
    ["305 555 0123 anexo 9", "305-555-0123 ext. 9"],
    ["+44 (0)20 7946 0958", "+44-20-7946-0958"],
    ["0421/555 0123", "0421-555-0123"],
    ["3\ufe0f\u20e30\ufe0f\u20e35\ufe0f\u20e3 555 0123", "305-555-0123"],
    ["３０５－５５５－０１２３", "305-555-0123"],
    ["٣٠٥ ٥٥٥ ٠١٢٣", "305-555-0123"],
    ["305 55 then 5123", "305-55-5123"],
  ])("%j", (typed, number) => {
    expect(numbersOf(typed)).toBe(number);
    expect(isQuoteRequest(readQuote(quote({ phone: typed })).request)).toBe(true);
  });

  it("and is refused with fewer than seven digits in all, with what was seen", () => {
    const { request } = readQuote(quote({ phone: "my cell:\u00a0555-012" }));
    expect(validateQuote(request).get("phone")).toBe("wrong");
    expect(seenIn(request, "phone")).toBe("555-012");
  });
});

describe("a mail address is read as people paste it", () => {
  it.each([
    "anna@example.org.",
    " anna@example.org ",
    "anna @ example. org",
    "mailto:anna@example.org?subject=Pool",
    "<mailto:anna%40example.org>",
    "Anna Weiss <anna@example.org>",
    "Anna Weiss (anna@example.org)",
    "ANNA@Example.ORG",
    "E-mail: anna@example.org",
    "“anna@example.org”,",
    "\u200banna@example\u2060.org",
    "anna＠example.org",
    "anna@example.org; ben@example.org",
  ])("%j", (typed) => expect(addressOf(typed)).toBe("anna@example.org"));

  it.each([
    "anna@example",
    "a b@example.org",
    "anna@@example.org",
    "anna@example.org%0aBcc: all@example.org",
  ])("and refused as %j", (typed) =>
    expect(validateQuote(readQuote(quote({ email: typed })).request).get("email")).toBe("wrong"),
  );
});

it("a name is one line of words that can be seen, with composed letters", () => {
  const named = (name: string) => Object(readQuote(quote({ name })).request).name;
  expect(named("\u200eJose\u0301\u00a0 Díaz\t\u2060 <jose@example.org>\n")).toBe("José Díaz");
  expect(named("علی\u200cرضا")).toBe("علی\u200cرضا");
});

it("what was typed is kept where it was read otherwise, and only there", () => {
  const phone = "cell: 305\u00b7555\u00b70123";
  expect(readQuote(quote({ phone })).typed).toEqual({ phone });
  expect(readQuote(quote()).typed).toEqual({});
});

it("a text of any length is read at once", () => {
  for (const sign of ["@", ".", " ", "1", "1 ", "(", "<a@", "x", "\u0301"])
    for (const read of [addressOf, numbersOf]) expect(read(sign.repeat(1000)).length).toBeLessThan(4000);
});
