import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stringify } from "yaml";
import { isMapping } from "../../content/lib/data.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { History } from "../../editor/server/changes/history.ts";
import { changedFiles, changesIn, discard } from "../../editor/server/git/changes.ts";
import { unlock } from "../../editor/server/git/git.ts";
import { handIn } from "../../editor/server/git/handIn.ts";
import { withdraw } from "../../editor/server/git/handIns.ts";
import { standingOf, takeBack, versionsOf } from "../../editor/server/git/takeBack.ts";
import { takeIn } from "../../editor/server/git/takeIn.ts";
import { run as runCommand, steps } from "../../editor/server/run.ts";
import { contentStore } from "../../editor/vite/contentStore.ts";
import { there } from "../content/published.ts";

const root = mkdtempSync(join(tmpdir(), "hand-in-"));
const folder = join(root, "site");
const others = join(root, "others");
const bare = join(root, "remote.git");
const PAGE = "pages-data/contact.yaml";
const HOME = "pages-data/index.yaml";
const store = contentStore(folder);
const first = mkdtempSync(join(tmpdir(), "first-commit-"));
const run = (cwd: string, ...args: string[]) =>
  execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
const git = (...args: string[]) => run(folder, ...args);
const read = (file: string, from = folder) => readFileSync(join(from, file), "utf8");
function write(file: string, text: string, to = folder) {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  writeFileSync(join(to, file), text);
  store.forget();
}
const replace = (file: string, old: RegExp, now: string, to = folder) =>
  write(file, read(file, to).replace(old, now), to);
const titled = (file: string, title: string, to = folder) =>
  replace(file, /^title: .*$/m, `title: ${title}`, to);
const hand = async (message: string, files?: string[]) =>
  handIn(editor(), { message, files: files ?? (await changedFiles(folder)).files });
const editor = () => ({ store, history: new History(folder) });
const changes = () => changesIn(store, true);
const states = async () => (await changes()).handIns.map(({ title, state }) => [title, state]);
const changed = async () => (await changes()).files.map(({ file }) => file);

/** Hands in, and returns the branch on the server. */
async function sent(message: string, files?: string[]): Promise<string> {
  expect(await hand(message, files)).toEqual({ link: undefined });
  return (await changes()).handIns.at(-1)?.branch ?? "";
}
const status = () => git("status", "--short").split("\n");

function hook(name: string, command: string) {
  write(`.git/hooks/${name}`, `#!/bin/sh\n${command}\n`);
  chmodSync(join(folder, `.git/hooks/${name}`), 0o755);
}

function begin(where: string) {
  run(where, "config", "user.useConfigOnly", "true");
  run(where, "config", "user.name", "Test");
  run(where, "config", "user.email", "test@example.com");
}

/** Adds a remote to the site, and makes another clone of the remote. */
function share() {
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch", "main", bare]);
  git("remote", "add", "origin", bare);
  git("push", "--quiet", "origin", "HEAD:main");
  git("fetch", "--quiet");
  execFileSync("git", ["clone", "--quiet", bare, others]);
  begin(others);
}

/** Pushes somebody else's commit to a branch. */
function commitElsewhere(branch = "main", title = "Theirs", file = HOME) {
  run(others, "fetch", "--quiet");
  run(others, "switch", "--quiet", branch);
  run(others, "pull", "--quiet");
  titled(file, title, others);
  run(others, "commit", "--quiet", "--all", "--message", title);
  run(others, "push", "--quiet");
}

/** Somebody else merges a branch into main: as it is, or as one commit, as hosts do, with `--squash`. */
function merge(branch: string, ...how: string[]) {
  run(others, "fetch", "--quiet");
  run(others, "switch", "--quiet", "main");
  run(others, "pull", "--quiet");
  run(others, "merge", "--quiet", ...how, `origin/${branch}`);
  if (how.includes("--squash")) run(others, "commit", "--quiet", "--message", "Squashed");
  run(others, "push", "--quiet");
}

beforeAll(() => {
  cpSync("tests/content/fixture", first, { recursive: true });
  run(first, "init", "--quiet", "--initial-branch", "main");
  begin(first);
  for (const file of ["code.ts", "staged.ts"]) write(file, "as it was\n", first);
  write(".gitignore", ".editor\n.cache\n", first);
  run(first, "add", ".");
  run(first, "commit", "--quiet", "--message", "As it was");
});
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync(first, folder, { recursive: true });
  write("code.ts", "not a writer's\n");
  write("staged.ts", "waits to be committed\n");
  git("add", "staged.ts");
  titled(PAGE, "New words for contact");
});
afterAll(() => rmSync(first, { recursive: true }));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("handing in", () => {
  it("without a server is the last commit here, of a writer's files alone", async () => {
    expect((await changes()).unfinished).toBeUndefined();
    expect(await hand("--amend “prices”\n\nwords; $(of) a writer")).toEqual({ hasNoRemote: true });
    expect(git("branch", "--list")).toBe("* main");
    expect(git("show", "--format=%B", "--name-only").split("\n").filter(Boolean)).toEqual([
      "--amend “prices”",
      "words; $(of) a writer",
      PAGE,
    ]);
    expect(status()).toEqual(["M code.ts", "M  staged.ts"]);
    expect(await changes()).toMatchObject({ files: [], handIns: [] });
  });

  it("sends a writer's files alone, each time on a branch of its own, and leaves all here as it is", async () => {
    share();
    const before = [status(), git("rev-parse", "HEAD"), git("branch", "--list"), read(".git/index")];
    const branch = await sent("--amend “prices”\n\nwords; $(of) a writer");
    expect(branch).toMatch(/^edit-\d{4}-\d\d-\d\d-amend-prices-\w{6}$/);
    expect(run(bare, "show", "--format=%B", "--name-only", branch).split("\n").filter(Boolean)).toEqual([
      "--amend “prices”",
      "words; $(of) a writer",
      PAGE,
    ]);
    expect([status(), git("rev-parse", "HEAD"), git("branch", "--list"), read(".git/index")]).toEqual(before);
    expect(await changed()).toEqual([]);
    titled(PAGE, "Newer");
    expect(await changed()).toEqual([PAGE]);
    const second = await sent("--amend “prices”");
    expect(second).not.toBe(branch);
    expect(await changed()).toEqual([]);
  });

  it("takes along what a translation was made from", async () => {
    write("words/translated/es/about.yaml", "title: About us\n");
    expect((await changes()).files.map(({ title }) => title)).toContain("What a translation was made from");
    await hand("Words");
    expect(git("show", "--format=", "--name-only").split("\n")).toEqual([
      PAGE,
      "words/translated/es/about.yaml",
    ]);
  });

  it("sends some files without the others, which wait as they are", async () => {
    share();
    titled(HOME, "Not ready");
    const branch = await sent("Words", [PAGE]);
    expect(run(bare, "show", "--format=", "--name-only", branch)).toBe(PAGE);
    expect(await changed()).toEqual([HOME]);
  });

  it("does not carry what was handed in before, nor an engineer's own commits, but for what it goes on from", async () => {
    share();
    git("commit", "--quiet", "--message", "An engineer's");
    const first = await sent("Contact");
    replace("site.yaml", /555/, "777");
    const urgent = await sent("An urgent phone number");
    expect(run(bare, "diff", "--name-only", "main", urgent)).toBe("site.yaml");
    titled(PAGE, "Newer words for contact");
    const next = await sent("Contact again");
    expect(run(bare, "log", "--format=%s", `main..${next}`)).toBe("Contact again\nContact");
    expect(run(bare, "log", "--format=%s", `main..${first}`)).toBe("Contact");
  });

  it("goes on from main as it is there, though the folder is behind", async () => {
    share();
    commitElsewhere();
    await changes();
    const branch = await sent("Words");
    expect(run(bare, "diff", "--name-only", "main", branch)).toBe(PAGE);
    expect(run(bare, "rev-parse", `${branch}~1`)).toBe(run(bare, "rev-parse", "main"));
  });

  it("lets the writer choose first where main has moved at the same line", async () => {
    share();
    commitElsewhere("main", "Theirs", PAGE);
    await changes();
    const conflict = { file: PAGE, path: ["title"], theirs: "Theirs", mine: "New words for contact" };
    expect(await hand("Words")).toEqual({ conflicts: [conflict] });
    expect(await states()).toEqual([]);
    titled(PAGE, "New words for contact");
    const branch = await sent("Words");
    expect(run(bare, "diff", "--name-only", "main", branch)).toBe(PAGE);
  });

  it.each([
    ["an error on a page that is handed in", [PAGE, HOME], /has to be mended first: \/: “Title” is empty/],
    ["conflict marks in a file", [PAGE], /holds two versions/],
  ])("is refused with %s", async (what, files, words) => {
    titled(HOME, "''");
    if (what.startsWith("conflict"))
      write(PAGE, "<<<<<<< HEAD\ntitle: a\n=======\ntitle: b\n>>>>>>> theirs\n");
    const before = [git("status", "--short"), git("for-each-ref")];
    await expect(hand("Words", files)).rejects.toThrow(words);
    expect([git("status", "--short"), git("for-each-ref")]).toEqual(before);
  });

  it("is refused with the words of an example", async () => {
    const { node } = openSchemas().page;
    const [cards] = node.properties
      .flatMap(([name, { items }]) => (name === "blocks" ? (items?.variants ?? []) : []))
      .flatMap(({ examples }) => examples)
      .filter((one) => isMapping(one) && one.type === "cardGrid");
    write(PAGE, `${read(PAGE)}${stringify([cards]).replace(/^/gm, "  ")}`);
    await expect(hand("Words")).rejects.toThrow("words of the example");
  });

  it("names of what the owner must confirm what has changed alone", async () => {
    const claims = `  - type: faq
    heading: Ours
    questions:
      - { question: Since when?, answer: Since long ago., confirm: true }
      - { question: How many?, answer: Very many., confirm: true }
`;
    write(HOME, `${read(HOME)}${claims}`);
    git("commit", "--quiet", "--message", "Claims", "--", HOME);
    const toConfirm = async () => (await changes()).toConfirm.map(({ path }) => path.join("."));
    titled(HOME, "Another title");
    expect(await toConfirm()).toEqual([]);
    replace(HOME, /Very many/, "Even more");
    expect(await toConfirm()).toEqual(["blocks.2.questions.1.confirm"]);
  });

  it("does not wait for an error on a page that is not handed in, nor for one that such a page brings", async () => {
    replace(HOME, /Because\./, '"Because [we say so](/blog/salt)."');
    git("commit", "--quiet", "--message", "A link", "--", HOME);
    rmSync(join(folder, "pages-data/blog/salt.yaml"));
    store.forget();
    titled("pages-data/404.yaml", "''");
    expect((await changes()).stopping.map(({ file }) => file)).toContain(HOME);
    await expect(hand("Words", [PAGE, "pages-data/blog/salt.yaml"])).rejects.toThrow("/blog/salt");
    expect(await hand("Words", [PAGE])).toEqual({ hasNoRemote: true });
  });

  it.each(["merge", "rebase", "cherry-pick", "revert"])("touches nothing during a %s", async (what) => {
    git("commit", "--quiet", "--all", "--message", "Mine");
    git("switch", "--quiet", "--create", "side", "HEAD~1");
    titled(PAGE, "Something else");
    git("commit", "--quiet", "--all", "--message", "Side");
    const goal = what === "revert" ? "HEAD~1" : "main";
    if (what === "revert") {
      titled(PAGE, "And again");
      git("commit", "--quiet", "--all", "--message", "Again");
    }
    expect(() => run(folder, what, goal)).toThrow();
    for (const file of [PAGE, HOME]) titled(file, "Resolved by hand");
    const before = [status(), read(".git/HEAD"), read(PAGE)];
    expect((await changes()).unfinished).toContain(`A ${what} is under way`);
    await expect(hand("Words", [HOME])).rejects.toThrow("is under way");
    await expect(takeIn(editor())).rejects.toThrow("is under way");
    await expect(takeBack(editor(), { file: PAGE })).rejects.toThrow("is under way");
    expect([status(), read(".git/HEAD"), read(PAGE)]).toEqual(before);
  });

  it("is kept where it cannot be sent, told as not sent, and sent with the next try", async () => {
    share();
    renameSync(bare, `${bare}.away`);
    const { failure } = await hand("Words");
    expect(failure).toBe("The server that keeps the site’s files cannot be reached.");
    expect(await changes()).toMatchObject({ files: [], failure });
    expect(await states()).toEqual([["Words", "unsent"]]);
    expect((await hand("", [])).failure).toBe(failure);
    renameSync(`${bare}.away`, bare);
    const branch = await sent("", []);
    expect(run(bare, "show", "--format=%s", "--name-only", branch).split("\n")).toEqual(["Words", "", PAGE]);
    expect(await states()).toEqual([["Words", "open"]]);
    await expect(hand("", [])).rejects.toThrow("Nothing has changed");
  });

  it("says in the server's words why it was refused", async () => {
    share();
    write("hooks/pre-receive", "#!/bin/sh\necho The site is closed today. >&2\nexit 1\n", bare);
    chmodSync(join(bare, "hooks/pre-receive"), 0o755);
    expect((await hand("Words")).failure).toBe("The server says: “The site is closed today.”");
  });

  it("needs no key to sign with, no branch, no check of an engineer's, and no lock", async () => {
    share();
    git("config", "commit.gpgsign", "true");
    git("config", "user.signingkey", "missing");
    git("switch", "--quiet", "--detach");
    write(".git/hooks/pre-commit", "#!/bin/sh\nexit 1\n");
    write(".git/index.lock", "");
    chmodSync(join(folder, ".git/hooks/pre-commit"), 0o755);
    const branch = await sent("Words");
    expect(run(bare, "show", "--format=", "--name-only", branch)).toBe(PAGE);
  });

  it.each<[string, () => void, RegExp]>([
    [
      "a check that refuses to send",
      () => hook("pre-push", "echo fatal: refs/heads >&2; exit 1"),
      /A check of this project/,
    ],
    ["no name", () => git("config", "user.name", ""), /does not know your name/],
  ])("never says in Git's words what is wrong: %s", async (_, spoil, words) => {
    share();
    spoil();
    using _terminal = vi.spyOn(console, "error").mockReturnValue(); // where Git's own words go
    const told = await hand("Words").then(({ failure }) => failure, String);
    expect(told).toMatch(words);
    expect(told).not.toMatch(/fatal|refs\/|error:/);
    expect(read(PAGE)).toContain("title: New words for contact");
  });
});

describe("what others have changed", () => {
  beforeEach(share);

  it("is named by title, and taken in beside what is not handed in yet", async () => {
    commitElsewhere();
    expect((await changes()).others).toHaveLength(1);
    expect(await takeIn(editor())).toEqual([]);
    expect(read(HOME)).toContain("title: Theirs");
    expect(read(PAGE)).toContain("title: New words for contact");
    expect(git("rev-parse", "HEAD")).toBe(git("rev-parse", "origin/main"));
    expect(status()).toEqual(["M code.ts", ` M ${PAGE}`, "M  staged.ts"]);
    expect((await changes()).others).toBeUndefined();
  });

  it("of a page that was changed here too is merged; of a value that both changed, theirs stays and both are shown", async () => {
    replace(PAGE, /^description: .*$/m, "description: Mine.");
    commitElsewhere("main", "Theirs", PAGE);
    await changes();
    const own = editor();
    const [conflict, ...more] = await takeIn(own);
    expect(conflict).toEqual({
      file: PAGE,
      path: ["title"],
      theirs: "Theirs",
      mine: "New words for contact",
    });
    expect(more).toEqual([]);
    expect(read(PAGE)).toContain("title: Theirs\ndescription: Mine.");
    own.history.turn("undo");
    expect(read(PAGE)).toContain("title: New words for contact\ndescription: Mine.");
  });

  it("leaves a page that was changed here and deleted by them, to be handed in as a new one", async () => {
    run(others, "rm", "--quiet", PAGE);
    commitElsewhere();
    await changes();
    expect(await takeIn(editor())).toEqual([]);
    expect(read(PAGE)).toContain("title: New words for contact");
    expect(read(HOME)).toContain("title: Theirs");
    expect(status()).toEqual(["M code.ts", "M  staged.ts", `?? ${PAGE}`]);
    const branch = await sent("Contact is needed");
    expect(run(bare, "show", "--format=", "--name-status", branch)).toBe(`A\t${PAGE}`);
  });

  it("brings back a page that was deleted here and changed by them; undo deletes it again", async () => {
    rmSync(join(folder, PAGE));
    commitElsewhere("main", "Theirs", PAGE);
    await changes();
    const own = editor();
    expect(await takeIn(own)).toEqual([]);
    expect(read(PAGE)).toContain("title: Theirs");
    expect(status()).toEqual(["M code.ts", "M  staged.ts"]);
    own.history.turn("undo");
    expect(existsSync(join(folder, PAGE))).toBe(false);
  });

  it("stays out, and touches nothing, where an engineer's unfinished file is in its way", async () => {
    write("code.ts", "theirs", others);
    commitElsewhere();
    const before = [status(), read(PAGE), git("rev-parse", "HEAD")];
    await changes();
    await expect(takeIn(editor())).rejects.toThrow("Nothing is lost");
    expect([status(), read(PAGE), git("rev-parse", "HEAD")]).toEqual(before);
  });

  it("waits, with words that say why, where the folder has commits of its own, is on no branch, or is locked", async () => {
    commitElsewhere();
    await changes();
    const before = [status(), read(PAGE), git("rev-parse", "HEAD")];
    write(".git/index.lock", "");
    await expect(takeIn(editor())).rejects.toThrow("Another program");
    expect((await changes()).lock).toBe("busy");
    await unlock(folder);
    expect(existsSync(join(folder, ".git/index.lock"))).toBe(true);
    utimesSync(join(folder, ".git/index.lock"), 0, 0);
    runsAlone("git");
    expect((await changes()).lock).toBe("busy");
    runsAlone("node");
    expect((await changes()).lock).toBe("left");
    await unlock(folder);
    git("switch", "--quiet", "--detach");
    await expect(takeIn(editor())).rejects.toThrow("on no branch");
    git("switch", "--quiet", "main");
    expect([status(), read(PAGE), git("rev-parse", "HEAD")]).toEqual(before);
    git("commit", "--quiet", "--message", "An engineer's");
    await expect(takeIn(editor())).rejects.toThrow("work of its own");
  });
});

/** Has `ps` name this program alone, whatever runs on this machine. */
function runsAlone(program: string): void {
  const bin = join(root, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "ps"), `#!/bin/sh\necho ${program}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}${delimiter}${process.env.PATH}`);
}

describe("a hand-in", () => {
  beforeEach(share);

  it.each([
    ["as it is", "--no-ff"],
    ["as one commit", "--squash"],
  ])("that was merged %s is over, and leaves what is not handed in yet", async (_, how) => {
    const branch = await sent("Words");
    titled(PAGE, "Written since");
    merge(branch, how);
    commitElsewhere("main", "More of theirs");
    expect(await states()).toEqual([["Words", "merged"]]);
    expect(await takeIn(editor())).toEqual([]);
    expect(await states()).toEqual([]);
    expect(git("rev-parse", "HEAD")).toBe(git("rev-parse", "origin/main"));
    expect(read(PAGE)).toContain("title: Written since");
    expect(read(HOME)).toContain("title: More of theirs");
    expect(status()).toEqual(["M code.ts", ` M ${PAGE}`, "M  staged.ts"]);
    expect(run(bare, "branch", "--list", "edit-*").split("\n")).toHaveLength(1);
  });

  it("that was merged is known, even if the same lines were changed on main since", async () => {
    merge(await sent("Words"), "--squash");
    commitElsewhere("main", "Changed since", PAGE);
    expect(await states()).toEqual([["Words", "merged"]]);
    expect(await takeIn(editor())).toEqual([]);
    expect(read(PAGE)).toContain("title: Changed since");
    expect(await changed()).toEqual([]);
  });

  it("that was turned down is never sent again, and its changes count as not handed in", async () => {
    const branch = await sent("Words");
    expect(await changed()).toEqual([]);
    run(bare, "branch", "--quiet", "-D", branch);
    expect(await states()).toEqual([["Words", "over"]]);
    expect(await changed()).toEqual([PAGE]);
    titled(HOME, "Another");
    await sent("Another", [HOME]);
    expect(run(bare, "branch", "--list", "edit-*")).not.toContain(branch);
    await withdraw(folder, branch);
    expect(await states()).toEqual([["Another", "open"]]);
  });

  it("that is withdrawn gives its changes back, and leaves the server", async () => {
    const branch = await sent("Words");
    await withdraw(folder, branch);
    expect(run(bare, "branch", "--list", "edit-*")).toBe("");
    expect(await states()).toEqual([]);
    expect(await changed()).toEqual([PAGE]);
    await expect(withdraw(folder, branch)).rejects.toThrow("over already");
  });

  it("shows how each page stands to the site, on its way there", async () => {
    const standing = () => Promise.all([PAGE, HOME].map((file) => standingOf(folder, file)));
    expect(await standing()).toEqual(["changed", "live"]);
    const branch = await sent("Words");
    expect(await standing()).toEqual(["handedIn", "live"]);
    titled(PAGE, "Newer");
    expect(await standing()).toEqual(["changed", "live"]);
    titled(PAGE, "New words for contact");
    merge(branch);
    commitElsewhere();
    await changes();
    expect(await standing()).toEqual(["live", "behind"]);
  });

  it("is where undo stops once, and says why", async () => {
    const own = editor();
    const undo = () => runCommand(own, { file: PAGE, do: "undo" });
    const title = { path: ["title"], before: "New words for contact", after: "Again" };
    runCommand(own, { file: PAGE, do: "change", id: "1", changes: [title] });
    await handIn(own, { message: "Words", files: [PAGE] });
    expect(steps(own)).toEqual(["the title of Again"]);
    expect(undo().message).toContain("was handed in");
    expect(read(PAGE)).toContain("title: Again");
    expect(undo().message).toBe("Taken back: the title of Again.");
    expect(read(PAGE)).toContain("title: New words for contact");
  });

  it("that cannot be withdrawn, as the server is away, stays handed in", async () => {
    const branch = await sent("Words");
    renameSync(bare, `${bare}.away`);
    await expect(withdraw(folder, branch)).rejects.toThrow("still handed in");
    expect(await states()).toEqual([["Words", "open"]]);
  });

  it("stays handed in where others change other lines of the same page", async () => {
    await sent("Words");
    replace(PAGE, /$/, "", others);
    write(PAGE, `${read(PAGE, others)}# theirs\n`, others);
    commitElsewhere();
    await changes();
    expect(await takeIn(editor())).toEqual([]);
    expect(read(PAGE)).toMatch(/title: New words for contact[\s\S]*# theirs/);
    expect(await changed()).toEqual([]);
    titled(PAGE, "Newer");
    expect((await changes()).files.map(({ differences }) => differences.length)).toEqual([1]);
  });

  it("with a picture is merged and brought in as well", async () => {
    mkdirSync(join(folder, "public/images"), { recursive: true });
    write("public/images/pool.png", "a picture");
    replace(PAGE, /$/, "\n# pool.png\n");
    merge(await sent("A picture"), "--squash");
    expect(await states()).toEqual([["A picture", "merged"]]);
    expect(await takeIn(editor())).toEqual([]);
    expect(status()).toEqual(["M code.ts", "M  staged.ts"]);
  });
});

describe("taking back", () => {
  it("takes back one change, and with the last one restores the file byte for byte", async () => {
    const before = git("show", `HEAD:${PAGE}`);
    replace(PAGE, /^description: .*$/m, 'description: "Another"');
    const [file] = (await changes()).files;
    const [title, description] = there(file, "file").differences;
    const own = editor();
    await takeBack(own, { file: PAGE, change: title?.change });
    expect(read(PAGE)).not.toContain("New words");
    expect(read(PAGE)).toContain('description: "Another"');
    await takeBack(own, { file: PAGE, change: description?.change });
    expect(read(PAGE).trim()).toBe(before);
    own.history.turn("undo");
    expect(read(PAGE)).toContain('description: "Another"');
  });

  it("goes back to an earlier version, which can be undone", async () => {
    const before = read(PAGE);
    git("commit", "--quiet", "--message", "Newer", "--", PAGE);
    const versions = await versionsOf(folder, PAGE);
    expect(versions.map(({ words, author }) => [words, author])).toEqual([
      ["Newer", "Test"],
      ["As it was", "Test"],
    ]);
    const own = editor();
    await takeBack(own, { file: PAGE, to: there(versions[1], "version").commit });
    expect(read(PAGE).trim()).toBe(git("show", `HEAD~1:${PAGE}`));
    own.history.turn("undo");
    expect(read(PAGE)).toBe(before);
  });

  it("restores a page that was deleted, and takes a new one away", async () => {
    const before = read(HOME);
    rmSync(join(folder, HOME));
    write("pages-data/new.yaml", "title: New\n");
    const own = editor();
    for (const file of [HOME, "pages-data/new.yaml"]) await takeBack(own, { file });
    expect(read(HOME)).toBe(before);
    expect(existsSync(join(folder, "pages-data/new.yaml"))).toBe(false);
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
    await hand("Words");
    expect(git("show", "--format=", "--name-only", "HEAD")).not.toContain(PICTURE);
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
