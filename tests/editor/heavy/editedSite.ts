import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type DevServer, startDev } from "../devServer.ts";

/** A page that exists only in the tests of the editor. */
export const FILE = "pages-data/only-edited.yaml";
export const TEXT = `# yaml-language-server: $schema=../schema/page.json
# The page that only these tests have.
title: All about salt
description: What a pool owner should know about salt, on a page that only the tests of the editor have.
blocks:
  - type: hero
    heading: "All about salt"   # in quotes, with two spaces behind
    picture: { src: squeegee.jpg, alt: Round spa at dusk }

  # What they say.
  - type: testimonials
    heading: What owners say
    testimonials:
      - who: Homeowner, Doral
        quote: >-
          The water has been clear
          since the first week.
        sample: true
  - type: prose
    heading: Salt is soft
    body: |
      Salt is soft on skin.

      And hard on metal.
  - type: cta
    heading: Ask us
    actions: [{ label: Home, href: / }]
`;

/** Starts a dev server for the tests of a file, and restores that page before each test. */
export function editedSite(): () => DevServer {
  let dev: DevServer;
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    dev = await startDev({ [FILE]: TEXT });
  });
  test.afterAll(() => dev.stop());
  test.beforeEach(async ({ request }) => {
    dev.write(FILE, TEXT);
    await expect
      .poll(async () => (await request.get(`${dev.origin}/only-edited`)).text())
      .toContain("All about salt");
  });
  return () => dev;
}

/** All content files by path, byte for byte. */
export function allFiles({ root }: DevServer): Record<string, string> {
  const bytes = (file: string) => readFileSync(join(root, file), "latin1");
  const names = ["pages-data", "public/images"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  return Object.fromEntries(["site.yaml", ...names].map((file) => [file, bytes(file)]));
}

/** The page that is edited, within the editor. */
export function shown(page: Page) {
  return page.frameLocator("iframe.page");
}

/** Where the editor says whether everything is saved. */
export function saved(page: Page) {
  return page.locator(".saved");
}

/** Opens the editor on that page. */
export async function open(page: Page, dev: DevServer) {
  await page.goto(`${dev.origin}/_editor?page=/only-edited`);
  await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible({ timeout: 60_000 });
  await expect(shown(page).locator("h1")).toHaveText("All about salt");
}

/** The lines that only one of two texts has, each in the order of its text. */
export function changes(before: string, after: string) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    gone: old.filter((line) => !now.includes(line)),
    come: now.filter((line) => !old.includes(line)),
  };
}
