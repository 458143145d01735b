import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { htmlOf } from "./html.ts";

const validator = new HtmlValidate(JSON.parse(readFileSync("tests/site/html/htmlvalidate.json", "utf8")));

/** Fails with what html-validate finds in the built HTML of a path. */
export async function expectValid(url: string): Promise<void> {
  const { results } = await validator.validateString(htmlOf(url), `${url}.html`);
  const findings = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`,
    ),
  );
  expect(findings, url).toEqual([]);
}
