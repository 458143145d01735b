import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadWith, pagesOf } from "../project.ts";

const site = readFileSync(new URL("../fixture/site.yaml", import.meta.url), "utf8");
const page = `# yaml-language-server: $schema=../schema/page.json
title: A page with a closing call
description: A page that asks for a photo, which a phone gets only where site.yaml says that it takes text messages.
blocks:
  - { type: hero, heading: A page }
  - type: cta
    heading: Send a photo
    intro: It says more than words.
    actions:
      - { label: Text us a photo, sms: main }
`;

/** Where the closing call of a page sends photos, if `texts` is added to the hours of site.yaml. */
async function photosOn(texts: string): Promise<(string | undefined)[]> {
  const files = { "site.yaml": site.replace(/^hours:.*$/m, `$&${texts}`), "pages-data/photos.yaml": page };
  const shown = (await pagesOf(loadWith(files))).find(({ url }) => url === "/photos");
  return (shown?.blocks ?? []).flatMap((block) =>
    block.type === "cta" ? block.actions.map(({ href }) => href?.split(":")[0]) : [],
  );
}

it("photos go to our mailbox unless site.yaml says that the phone takes text messages", async () => {
  expect(await photosOn("")).toEqual(["mailto"]);
  expect(await photosOn("\n  texts: [main]")).toEqual(["sms"]);
});
