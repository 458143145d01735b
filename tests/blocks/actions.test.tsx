import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ActionLink } from "../../blocks/parts/links/ActionLink.tsx";
import { LinkContext } from "../../blocks/parts/links/Link.tsx";
import { linkDataOf } from "../../content/resolve/otherLanguages.ts";
import { site } from "../content/published.ts";

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
