import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changedFiles, discard } from "../../../authoring/editor/server/git/changes.ts";
import { handIn, requestLink } from "../../../authoring/editor/server/git/handIn.ts";
import { contentStore } from "../../../authoring/vite/contentStore.ts";

const root = mkdtempSync(join(tmpdir(), "hand-in-"));
const folder = join(root, "site");
const PAGE = "pages-data/about.yaml";
const store = contentStore(folder);
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(folder, "pages-data"), { recursive: true });
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  for (const file of [PAGE, "code.ts", "staged.ts"]) write(file, "as it was\n");
  git("add", ".");
  git("commit", "--quiet", "--message", "As it was");
  write(PAGE, "title: New\n");
  write("pages-data/*.yaml", "a new page\n"); // a name is a name
  write("code.ts", "not a writer's\n");
  write("staged.ts", "waits to be committed\n");
  git("add", "staged.ts");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("handing in", () => {
  it("commits a writer's files alone, to a branch of their own, and leaves all others as they are", async () => {
    expect((await changedFiles(folder)).files.sort()).toEqual(["pages-data/*.yaml", PAGE]);
    const { branch, link, failure } = await handIn(folder, "--amend\n\nwords; $(of) a writer");
    expect([link, failure]).toEqual([undefined, undefined]);
    expect(git("branch", "--show-current")).toBe(branch);
    expect(git("show", "--format=%B", "--name-only").split("\n").filter(Boolean)).toEqual([
      "--amend",
      "words; $(of) a writer",
      "pages-data/*.yaml",
      PAGE,
    ]);
    expect(git("rev-list", "--count", "main")).toBe("1");
    expect(git("status", "--short").split("\n")).toEqual(["M code.ts", "M  staged.ts"]);
    expect((await changedFiles(folder)).files).toEqual([]);
    write(PAGE, "title: Newer\n");
    expect(await handIn(folder, "More")).toEqual({ branch }); // the same branch goes on
  });

  it("sends the branch to where there is somewhere to", async () => {
    execFileSync("git", ["init", "--quiet", "--bare", join(root, "remote.git")]);
    git("remote", "add", "origin", join(root, "remote.git"));
    const { branch, failure } = await handIn(folder, "Words");
    expect(failure).toBeUndefined();
    expect(git("ls-remote", "--heads", "origin", branch)).toContain(git("rev-parse", "HEAD"));
  });

  it("keeps all on the branch where it cannot be sent", async () => {
    git("remote", "add", "origin", join(root, "nowhere.git"));
    expect((await handIn(folder, "Words")).failure).toContain("kept here");
  });

  it("changes nothing where it cannot be committed", async () => {
    write(".git/hooks/pre-commit", "#!/bin/sh\necho refused by a check >&2\nexit 1\n");
    execFileSync("chmod", ["+x", join(folder, ".git/hooks/pre-commit")]);
    await expect(handIn(folder, "Words")).rejects.toThrow(/refused by a check.*Nothing is lost/);
    expect(git("branch", "--show-current")).toBe("main");
    expect(git("branch", "--list")).toBe("* main");
    expect(git("status", "--short").split("\n")).toContain("M  staged.ts");
    expect(readFileSync(join(folder, PAGE), "utf8")).toBe("title: New\n");
  });

  it.each([
    ["https://github.com/pool/site.git", "https://github.com/pool/site/compare/edit-1?expand=1"],
    ["git@github.com:pool/site.git", "https://github.com/pool/site/compare/edit-1?expand=1"],
    ["https://name:secret@github.com/pool/site", "https://github.com/pool/site/compare/edit-1?expand=1"],
    ["/srv/site.git", undefined],
    ["https://evil.example/github.com/site", undefined],
  ])("leads on from %s to where a pull request is opened", (remote, link) => {
    expect(requestLink(remote, "edit-1")).toBe(link);
  });
});

describe("a picture that was put in", () => {
  const PICTURE = "public/images/pool.png";
  const there = () => existsSync(join(folder, PICTURE));
  const putIn = () => {
    mkdirSync(join(folder, "public/images"), { recursive: true });
    write(PICTURE, "a picture");
  };
  beforeEach(() => {
    putIn();
    store.forget();
  });

  it("and that nothing shows any more, as after an undo, is not handed in, and can be deleted", async () => {
    expect((await changedFiles(folder)).unusedUploads).toEqual([PICTURE]);
    const { branch } = await handIn(folder, "Words");
    expect(git("show", "--format=", "--name-only", branch)).not.toContain(PICTURE);
    expect(there()).toBe(true);
    await discard(store, PICTURE);
    expect(there()).toBe(false);
  });

  it.each([
    ["a page names it", () => write(PAGE, "picture: { src: pool.png }\n")],
    ["a new page names it", () => write("pages-data/new.yaml", "picture: { src: pool.png }\n")],
    ["code names it", () => write("code.ts", "const src = 'pool.png';\n")],
    ["it waits to be committed", () => git("add", PICTURE)],
    [
      "it is in a commit of another branch",
      () => {
        git("switch", "--quiet", "--create", "other");
        git("add", PICTURE);
        git("commit", "--quiet", "--message", "A picture", "--", PICTURE);
        git("switch", "--quiet", "main");
        putIn();
      },
    ],
  ])("stays where %s", async (_, use) => {
    use();
    expect((await changedFiles(folder)).unusedUploads).toEqual([]);
    await expect(discard(store, PICTURE)).rejects.toThrow("stays");
    expect(there()).toBe(true);
  });

  it("is the only file that can be deleted so", async () => {
    for (const file of [
      PAGE,
      "code.ts",
      "../outside.png",
      "public/images/../../code.ts",
      "public/images/none.png",
    ])
      await expect(discard(store, file)).rejects.toThrow("stays");
  });
});
