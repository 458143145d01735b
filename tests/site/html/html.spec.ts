import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { builtUrls, htmlOf } from "./html.ts";

const validator = new HtmlValidate(JSON.parse(readFileSync(".htmlvalidate.json", "utf8")));

test("no page has a finding of html-validate", async () => {
  test.setTimeout(120_000);
  for (const url of builtUrls()) {
    const { results } = await validator.validateString(htmlOf(url), `${url}.html`);
    const findings = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`,
      ),
    );
    expect(findings, url).toEqual([]);
  }
});
