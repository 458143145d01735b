import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ActionLink } from "../../blocks/parts/ActionLink.tsx";
import { QuoteAddress } from "../../blocks/parts/QuoteAddress.ts";

/** What a button that leads to an address looks like on a page whose quote form stands at another. */
function lookOf(href: string, quote: string): string | undefined {
  const html = renderToStaticMarkup(
    <QuoteAddress value={quote}>
      <ActionLink action={{ label: "Ask", href }} />
    </QuoteAddress>,
  );
  return /class="([^"]*)"/.exec(html)?.[1];
}

it("makes the button to the quote form stand out in each language", () => {
  const filled = lookOf("/quote", "/quote");
  expect(lookOf("/es/quote", "/es/quote")).toBe(filled);
  expect(lookOf("/es/contact", "/es/quote")).not.toBe(filled);
  expect(lookOf("/quote", "/es/quote")).not.toBe(filled);
});
