import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadWith, pagesOf } from "../project.ts";

const site = readFileSync(new URL("../fixture/site.yaml", import.meta.url), "utf8");
const page = `# yaml-language-server: $schema=../schema/page.json
title: A page that asks for calls and photos
description: A page that asks for a photo, which a phone gets only where site.yaml says that it takes text messages.
blocks:
  - { type: hero, heading: A page, actions: [{ label: Call, call: main }] }
  - type: cta
    heading: Send a photo
    intro: It says more than words.
    actions:
      - { label: Text us a photo, sms: main }
  - { type: offices, heading: Our offices }
`;

/** The blocks of the page, if `line` is added to the hours of site.yaml. */
async function blocksWith(line: string) {
  const files = { "site.yaml": site.replace(/^hours:.*$/m, `$&${line}`), "pages-data/photos.yaml": page };
  const shown = (await pagesOf(loadWith(files))).find(({ url }) => url === "/photos");
  return shown?.blocks ?? [];
}

it("photos go to our mailbox unless site.yaml says that the phone takes text messages", async () => {
  const sent = async (line: string) =>
    (await blocksWith(line)).flatMap((block) =>
      block.type === "cta" ? block.actions.map(({ href }) => href?.split(":")[0]) : [],
    );
  expect(await sent("")).toEqual(["mailto"]);
  expect(await sent("\n  texts: [main]")).toEqual(["sms"]);
});

it("a hero's call is red only where the phone is answered day and night", async () => {
  const urgent = async (line: string) =>
    (await blocksWith(line)).flatMap((block) => (block.type === "hero" ? [block.isUrgent] : []));
  expect(await urgent("")).toEqual([false]);
  expect(await urgent("\n  always: [main]")).toEqual([true]);
});

it("an office leads to its page, but not on that page itself", async () => {
  const pages = await pagesOf(
    loadWith({
      "pages-data/photos.yaml": page,
      "site.yaml": site.replace("page: /contact", "page: /photos"),
    }),
  );
  const shown = pages.find(({ url }) => url === "/photos");
  const links = (shown?.blocks ?? []).flatMap((block) =>
    block.type === "offices" ? block.offices.map(({ cityLink }) => cityLink?.href) : [],
  );
  expect(links).toEqual([undefined, "/contact"]);
});
