import { expect, it } from "vitest";
import { componentOf } from "../../renderer/islands/componentOf.ts";
import { ENTRIES } from "../../renderer/islands/entries.ts";
import { scriptsFor } from "../../renderer/islands/scripts.ts";
import { loadWith } from "../content/project.ts";
import { resolvedPage } from "./html.ts";

const FORM = `title: A form to ask for a quote
description: A page with the form for a free quote, so that the scripts that it loads can be looked at here.
blocks: [{ type: hero, heading: A form }, { type: quoteForm, heading: Ask }]
`;
const { site, page } = resolvedPage(loadWith({ "pages-data/form.yaml": FORM }), "/form");

const Form = () => null;

it("a page loads the built file of each script that it needs", () => {
  expect(scriptsFor(site, page, { [ENTRIES.hydrate]: { file: "assets/hydrate.1.js" } })).toEqual([
    "/assets/hydrate.1.js",
  ]);
});

it("a script that the build did not make stops it: no source's path reaches visitors", () => {
  expect(() => scriptsFor(site, page, {})).toThrow(/renderer\/islands\/hydrate\.ts/);
});

it("an island whose component has another name than its file is told the rule", () => {
  expect(componentOf("quoteForm", { QuoteForm: Form })).toBe(Form);
  const rule = "blocks/quoteForm.island.tsx must export its component as QuoteForm.";
  expect(() => componentOf("quoteForm", { Form })).toThrow(rule);
  expect(() => componentOf("quoteForm", undefined)).toThrow(rule);
});
