import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeStart } from "./newSite/writeStart.ts";
import { runCommand, UsageError } from "./usage.ts";

const HELP = `npm run new-site -- ../harbor-roofs "Harbor Roofs"

Begins the site of another business: a copy of this project in a new folder, with a history of its own and a few
pages to be rewritten. With . for the folder it begins in this one, in place of the site that is here.`;

await runCommand(
  {
    script: "npm run new-site",
    help: HELP,
    exits: ["the site has begun", "it could not begin"],
    allowPositionals: true,
  },
  ({ positionals: [folder = "", ...words] }) => {
    const name = words.join(" ").trim();
    if (folder === "") throw new UsageError("Where? Write the folder of the new site after the two hyphens.");
    if (!/[\p{L}\p{N}]/u.test(name))
      throw new UsageError("Whose site? Write the name of the business behind the folder.");
    const root = resolve(folder);
    const isHere = root === process.cwd();
    if (isHere) refuseUnsaved();
    else copyInto(root);
    writeStart(root, name);
    if (!isHere) beginHistory(root, name);
    return [
      `The site of ${name} is in ${root}. Next, there:`,
      "",
      "  npm run dev                 shows its pages, and opens them in an editor",
      "  npm run check -- --launch   lists what is to be replaced or confirmed before it goes live",
      ...(isHere ? ["", "git diff shows what has changed; git restore and git clean undo it."] : []),
    ].join("\n");
  },
);

/** Throws a UsageError if there are uncommitted changes, as they would be lost. */
function refuseUnsaved(): void {
  if (git(".", "status", "--porcelain") !== "")
    throw new UsageError("Some changes here are not committed, and would be lost. Commit them first.");
}

/** Copies tracked files, and untracked ones that Git does not ignore, as they are now. */
function copyInto(root: string): void {
  if (existsSync(root) && readdirSync(root).length > 0) throw new UsageError(`There are files in ${root}.`);
  mkdirSync(root, { recursive: true });
  const files = git(".", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0");
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(root, file));
}

function beginHistory(root: string, name: string): void {
  git(root, "init", "--quiet", "--initial-branch", "main");
  git(root, "add", "--all");
  const isKnown = git(root, "config", "--default", "", "--get", "user.email") !== "";
  const author = isKnown ? [] : ["-c", `user.name=${name}`, "-c", "user.email=owner@example.com"];
  git(root, ...author, "commit", "--quiet", "--message", `Begin the site of ${name}`);
}

function git(folder: string, ...words: string[]): string {
  return execFileSync("git", ["-C", folder, ...words], { encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
}
