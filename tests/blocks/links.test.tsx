import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { chosenIn, guessFrom } from "../../blocks/parts/form/suggestions.ts";
import { ActionLink } from "../../blocks/parts/links/ActionLink.tsx";
import { LinkContext } from "../../blocks/parts/links/Link.tsx";
import { linkAttributes } from "../../blocks/parts/links/linkAttributes.ts";
import { linkDataOf } from "../../content/resolve/translations.ts";
import { SAFE_LINK } from "../../schema/links.ts";
import parts from "../../schema/parts.json" with { type: "json" };
import { site } from "../content/published.ts";

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

/** The classes of a button that links to `href`, on a page whose quote form is at `quote`. */
function lookOf(href: string, quote: string): string | undefined {
  const keyAddresses = { ...site.keyAddresses, quote };
  const html = renderToStaticMarkup(
    <LinkContext value={linkDataOf({ ...site, keyAddresses })}>
      <ActionLink action={{ label: "Ask", href }} />
    </LinkContext>,
  );
  return /class="([^"]*)"/.exec(html)?.[1];
}

it("makes the button to the quote form stand out in each language", () => {
  const filled = lookOf("/quote", "/quote");
  expect(lookOf("/es/quote", "/es/quote")).toBe(filled);
  expect(lookOf("/es/contact", "/es/quote")).not.toBe(filled);
  expect(lookOf("/quote", "/es/quote")).not.toBe(filled);
});

const cities = [{ label: "Doral", href: "/service-areas/doral" }];
const guess = (referrer: string) => guessFrom(referrer, "https://pools.example", cities);

it("the form knows the city of the page that a visitor comes from", () => {
  expect(guess("https://pools.example/service-areas/doral/pool-acid-wash")).toEqual({ location: "Doral" });
  expect(guess("https://pools.example/about")).toEqual({});
});

it("the form guesses nothing from other sites, or from nothing", () => {
  expect(guess("https://other.example/service-areas/doral")).toEqual({});
  expect(guess("")).toEqual({});
});

it("a link chooses a service by its key, and nothing else", () => {
  const services = [{ key: "pool-acid-wash", name: "Pool Acid Wash" }];
  expect(chosenIn("?from=ad&service=pool-acid-wash", services)).toEqual({ service: "Pool Acid Wash" });
  for (const search of [
    "",
    "?",
    "?service=",
    "?service=<b>",
    "?service=Pool+Acid+Wash",
    "?services=pool-acid-wash",
  ])
    expect(chosenIn(search, services), search).toEqual({});
});
