import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { kinds } from "../kinds.ts";
import { builtUrls, htmlOf } from "./html.ts";

const validator = new HtmlValidate(JSON.parse(readFileSync(".htmlvalidate.json", "utf8")));

/** One page of each kind; ALL=1 looks at every page. */
const urls = process.env.ALL ? builtUrls() : Object.values({ ...kinds, notFound: "/404" });

test("no page has a finding of html-validate", async () => {
  test.setTimeout(120_000);
  for (const url of urls) {
    const { results } = await validator.validateString(htmlOf(url), `${url}.html`);
    const findings = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector})`,
      ),
    );
    expect(findings, url).toEqual([]);
  }
});
