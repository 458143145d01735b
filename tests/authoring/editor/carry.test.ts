import { describe, expect, it } from "vitest";
import type { Carried } from "../../../authoring/editor/made.ts";
import { carry } from "../../../authoring/editor/server/carry.ts";
import { readFile } from "../../../authoring/editor/server/disk/files.ts";
import { hashOf } from "../../../content/cache.ts";
import type { FileWrite } from "../../../content/edit/pages/change.ts";
import { deletePage } from "../../../content/edit/pages/deletePage.ts";
import type { Project } from "../../../content/edit/pages/project.ts";
import { renamePage } from "../../../content/edit/pages/renamePage.ts";
import {
  CONTACT,
  changed,
  DORAL,
  fixture,
  leak,
  PLAN,
  SALT,
  withChanges,
} from "../../content/edit/smallSite.ts";

const LEAKS = `${DORAL}/leaks.yaml`;
const MOVED = "pages-data/service-areas/dorado/leaks.yaml";
const rename = (project: Project) => renamePage(project, `${DORAL}/index.yaml`, "/service-areas/dorado");
const renameSalt = (project: Project) => renamePage(project, SALT, "/blog/sea-salt");

/** What becomes of words that are not saved of a file, while something is done to whole pages. */
function carried(file: string, text: string, change: (project: Project) => FileWrite[], revision?: string) {
  let words: Carried | undefined;
  const { texts } = withChanges((project) => {
    const changes = change(project);
    const begun = revision ?? readFile(project.root, file).revision;
    words = carry(project, { file, text, revision: begun }, changes, change);
    return changes;
  });
  return { words, texts };
}

describe("words that are not saved", () => {
  it("go along with their page when its city is renamed, and differ from its file as they did", () => {
    const { words, texts } = carried(LEAKS, leak.replace("# where to", "# new: where to"), rename);
    const now = texts[MOVED] ?? "";
    expect(words).toMatchObject({ from: LEAKS, file: MOVED, revision: hashOf(Buffer.from(now)) });
    expect(words?.text).toBe(now.replace("# where to", "# new: where to"));
  });

  it("lead to a page in its new place, be the link saved or not", () => {
    const { words } = carried(
      CONTACT,
      `${fixture(CONTACT)}  - { type: prose, body: "[salt](/blog/salt)" }\n`,
      renameSalt,
    );
    expect(words?.text).toContain("[salt](/blog/sea-salt)");
    expect(carried(LEAKS, leak.replace("# where to", "#"), renameSalt).words?.text).toContain(
      "[salt](/blog/sea-salt#how-much)",
    );
  });

  it("of the page that takes a deleted one's address name that address, too", () => {
    const text = fixture("pages-data/index.yaml");
    const { words } = carried("pages-data/index.yaml", `# mine\n${text}`, (project) =>
      deletePage(project, LEAKS, "/"),
    );
    expect(changed(text, words?.text).added).toEqual(["# mine", "moved:", "  - /service-areas/doral/leaks"]);
  });

  it.each([
    ["cannot be read", `${leak}  - [`, undefined],
    ["were begun on another version", leak, "another"],
  ])("that %s go along, and the writer is asked which version is to stay", (_, text, revision) => {
    const { words, texts } = carried(LEAKS, text, rename, revision);
    expect(words?.file).toBe(MOVED);
    expect(words?.revision).not.toBe(hashOf(Buffer.from(texts[MOVED] ?? "")));
  });

  it("stay where nothing is done to their page, and go where it is deleted", () => {
    expect(carried(PLAN, "title: Mine\n", renameSalt).words).toBeUndefined();
    expect(carried(LEAKS, leak, (project) => deletePage(project, LEAKS, "/")).words).toBeUndefined();
    expect(carried("pages-data/gone.yaml", leak, rename, "1").words).toBeUndefined();
  });
});
