import { describe, expect, it } from "vitest";
import { linkAttributes } from "../../blocks/parts/links/linkAttributes.ts";
import { SAFE_LINK } from "../../schema/links.ts";
import parts from "../../schema/parts.json" with { type: "json" };

describe("which links lead anywhere", () => {
  it("is the same for the schema as for the checker and the components", () => {
    const patterns = parts.$defs.link.anyOf.flatMap((choice) => choice.pattern ?? []);
    expect(patterns.map((pattern) => new RegExp(pattern).source)).toEqual([SAFE_LINK.source]);
  });

  it.each(["/quote", "#faq", "https://example.com", "tel:+13055550142", "mailto:a@example.com"])(
    "%s does",
    (href) => expect(linkAttributes(href)).toMatchObject({ href }),
  );

  it.each(["javascript:alert(1)", "//evil.example", "http://example.com", "data:text/html,x", ""])(
    "%j does not",
    (href) => expect(linkAttributes(href)).toEqual({}),
  );
});
