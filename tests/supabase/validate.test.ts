import Ajv from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import schema from "../../schema/quoteRequest.json" with { type: "json" };
import { validateQuote } from "../../schema/validateQuote.ts";
import { quote } from "./support/requests.ts";

const byAjv = new Ajv({ allErrors: true, strict: true }).compile(schema);

/** The fields that ajv rejects; "" for the request as a whole. */
function fieldsByAjv(body: unknown): string[] {
  byAjv(body);
  const fields = (byAjv.errors ?? []).map((error) =>
    error.keyword === "required" ? error.params.missingProperty : error.instancePath.slice(1),
  );
  return [...new Set(fields)].sort();
}

const ODD_VALUES: unknown[] = [
  ...[
    "",
    " ",
    "a",
    "Anna",
    "Anna\nWeiss",
    "a\0b",
    "a\u202eb",
    "<b>",
    "שרה",
    "😀",
    "\ud800",
    "a\u2028b",
    "Other",
  ],
  ...[
    "anna@example.org",
    "anna@example",
    "@example.org",
    "a b@example.org",
    "anna@example.org\n",
    "anna@-x.org",
  ],
  ...["305-555-0123", "+1 (305) 555-0123 ext. 9", "12345", "1".repeat(41), "a".repeat(100), "a".repeat(101)],
  ...["😀".repeat(100), "😀".repeat(101), "a".repeat(120), "a".repeat(3000), "a".repeat(3001), "a\tb\r\nc"],
  ...[`${"a".repeat(64)}@example.org`, `${"a".repeat(65)}@example.org`, `a@${"b".repeat(250)}.org`, "Other "],
  ...[undefined, null, 0, 1, true, [], ["Anna"], {}, { toString: "Anna" }, Number.NaN],
];

function* bodies(): Generator<unknown> {
  yield* [null, undefined, 1, "text", [], [quote()], {}, true, quote(), { ...quote(), extra: 1 }];
  yield* [
    JSON.parse('{"__proto__": {"name": "Anna"}}'),
    { ...quote(), constructor: "x" },
    Object.create(quote()),
  ];
  for (const field of Object.keys(quote())) {
    for (const value of ODD_VALUES) {
      yield { ...quote(), [field]: value };
      yield { [field]: value };
    }
  }
}

describe("the rules of the form", () => {
  it("agree with ajv on every generated request, field by field", () => {
    let count = 0;
    for (const body of bodies()) {
      const json: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
      expect([...validateQuote(json).keys()].sort(), JSON.stringify(json)).toEqual(fieldsByAjv(json));
      count += 1;
    }
    expect(count).toBeGreaterThan(400);
  });

  it("use no keyword that the function does not know", () => {
    const known = ["type", "minLength", "maxLength", "pattern", "enum", "description"];
    for (const rule of Object.values(schema.properties)) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(rule)));
      expect(rule.type).toBe("string");
      expect(rule.description).toMatch(/\.$/);
    }
  });

  it("tell what is wrong with each field", () => {
    const problems = validateQuote({
      ...quote(),
      email: "anna@",
      phone: "",
      message: "a".repeat(3001),
      service: "Spa",
    });
    expect(Object.fromEntries(problems)).toMatchInlineSnapshot(`
      {
        "email": "wrong",
        "message": {
          "longerThan": 3000,
        },
        "phone": "missing",
      }
    `);
  });

  it("name a missing field as one to fill in, be it absent, empty or blank", () => {
    const { name: _, ...nameless } = quote();
    for (const body of [nameless, quote({ name: "" }), quote({ name: "  " })]) {
      expect(validateQuote(body).get("name")).toBe("missing");
    }
  });

  it("let the details be empty or left out", () => {
    const { message: _, ...brief } = quote();
    expect(validateQuote(brief).size).toBe(0);
    expect(validateQuote(quote({ message: "" })).size).toBe(0);
  });

  it("refuse any request in which one of the fields is inherited", () => {
    expect(validateQuote(Object.create(quote())).size).toBeGreaterThan(0);
  });
});
