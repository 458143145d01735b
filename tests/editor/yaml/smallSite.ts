import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CheckedContent, loadChecked } from "../../../checker/loadChecked.ts";
import { Cache } from "../../../content/lib/cache.ts";
import { type FileWrite, readProject } from "../../../editor/pages/project.ts";
import { writeAll } from "../../../editor/server/files.ts";

// The small site with a few more pages.
export const CONTACT = "pages-data/contact.yaml";
export const SALT = "pages-data/blog/salt.yaml";
export const PLAN = "pages-data/blog/plan.yaml";
export const DORAL = "pages-data/service-areas/doral";
const FIXTURE = fileURLToPath(new URL("../../content/fixture/", import.meta.url));

/** The text of a file of the small site. */
export function fixture(name: string): string {
  return readFileSync(join(FIXTURE, name), "utf8");
}

/** A page about a service in a city. */
export const service = `# yaml-language-server: $schema=../../../schema/page.json
title: Leaks in \${city.name}
description: Leaks found in a few hours in \${city.name}, in walled gardens and on terraces, with a report for you.
blocks:
  - type: hero
    heading: Leaks in \${city.name}
    actions: [{ label: Back, href: "\${city.url}" }]
`;
/** The same page with links of many kinds. */
export const leak = `${service}  - type: prose
    # where to read on
    body: |
      See [salt](/blog/salt#how-much), [this](https://www.example.com/blog/salt) and not [that](https://other.com/blog/salt).
      Again [here](\${city.url}/leaks), [here](/service-areas/doral/leaks) and [there](/blog/salt-and-more).
`;
/** An article that is a draft. */
export const more = `# yaml-language-server: $schema=../../schema/page.json
title: Salt and more
description: What else belongs into a pool besides salt, how much of it, and how to tell when there is enough of it.
draft: true
article: { excerpt: More., author: The team, date: "2025-03-19", category: Chemistry }
blocks:
  - { type: hero, heading: Salt and more }
  - type: prose
    body: Nothing yet.
`;
const files = [
  { file: `${DORAL}/leaks.yaml`, text: leak },
  { file: "pages-data/blog/salt-and-more.yaml", text: more },
  { file: PLAN, text: more.replaceAll("Salt and more", "A plan").replace("What else", "All that") },
];

const cache = new Cache();

/** Makes changes in a copy of the small site, and loads the result, drafts included. */
export function withChanges(make: (content: CheckedContent) => FileWrite[]) {
  const root = mkdtempSync(join(tmpdir(), "pages-"));
  cpSync(FIXTURE, root, { recursive: true });
  writeAll(root, files);
  const changes = make(readProject(root));
  writeAll(root, changes);
  const texts = Object.fromEntries(changes.map(({ file, text }) => [file, text]));
  const content = loadChecked(root, { drafts: true, cache });
  return { changes, texts, content: { ...content, site: content.lists.values().next().value?.site } };
}

/** The lines that differ between two texts. */
export function changed(before: string, now = ""): { gone: string[]; added: string[] } {
  const [old, fresh] = [before.split("\n"), now.split("\n")];
  return {
    gone: old.filter((line) => !fresh.includes(line)),
    added: fresh.filter((line) => !old.includes(line)),
  };
}
