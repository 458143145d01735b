import { notesOn } from "../../commands/check/report.ts";
import { type Outcome, runCheck } from "../../commands/check/runCheck.ts";
import { Cache } from "../../content/lib/cache.ts";
import { type Files, inProject } from "../content/project.ts";

/** The note that is printed where a project has no git history. */
export const [NOTE = ""] = notesOn("/");

const cache = new Cache();
/** Correct words of that site that are not in the dictionary. */
const words = "Dade\nDoral\nSeagrape\nppm\n";

/** Runs `npm run check` on the small site of the content tests, with some files put in. */
export function check(files: Files, ...args: string[]): Promise<Outcome> {
  return inProject({ "words/spelling.txt": words, ...files }, (root) => runCheck(root, args, cache));
}

const index = `title: Pool care in Miami-Dade
description: A small site that is right in every way, so that each case shows the problem of its own file alone.
blocks:
  - type: hero
    haeding: Clear water
aliases: [/services, /service-areas, /blog]
`;

/** A page with a warning: its first line does not name its schema. */
export const warning: Files = { "pages-data/index.yaml": index.replace("haeding", "heading") };

/** A page with an error. */
export const mistake: Files = {
  "pages-data/index.yaml": `# yaml-language-server: $schema=../schema/page.json\n${index}`,
};
