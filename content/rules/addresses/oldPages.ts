import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { aliasesOf, movedOf } from "../../compile/interface.ts";
import type { OldPage, SurveyedPage } from "../../forms.ts";
import type { ContentFile } from "../../read/files.ts";
import { addressOf, headOf, publicationOf } from "../../survey.ts";

const MAIN = ["origin/main", "main"];

/**
 * The pages that were published where this work and the main branch went apart, and that have changed since: the
 * others keep all their addresses. None where Git cannot tell.
 */
export function readOldPages(root: string, pages: readonly SurveyedPage[], today: string): OldPage[] {
  const base = mergeBase(root);
  const { same, changed } = base === undefined ? { same: new Set(), changed: [] } : filesAt(root, base);
  const then = changed.map((file) => ({ file, hub: hubFileOf(file.file), head: headOf(file, true) }));
  const oldHubs = new Map(then.map(({ file, head }) => [file.file, head]));
  const now = new Map(pages.map((page) => [page.file, page]));
  return then.flatMap(({ file: { file }, hub, head }) => {
    const sameHub = same.has(hub) ? now.get(hub) : undefined;
    const hubHead = oldHubs.get(hub) ?? (sameHub ? headOf(sameHub) : {}); // a hub may have held back its folder
    const isPublished = publicationOf([head, hubHead], today).state === "published";
    const { url, kind } = addressOf(file);
    if (!isPublished || kind === "notFound") return [];
    const moved = movedOf({ head }).map(({ value }) => value);
    return [{ file, title: head.title, addresses: [url, ...aliasesOf({ head }), ...moved] }];
  });
}

/** The hub's file of the city in whose folder a file stands. */
function hubFileOf(file: string): string {
  const { citySlug } = addressOf(file);
  return `pages-data/service-areas/${citySlug}/index.yaml`;
}

/** The commit from which this work and the main branch went apart; undefined where Git cannot tell. */
export function mergeBase(root: string): string | undefined {
  if (!existsSync(join(root, ".git"))) return undefined;
  for (const branch of MAIN) {
    const base = git(root, ["merge-base", "HEAD", branch])?.toString().trim();
    if (base) return base;
  }
  return undefined;
}

/** The files below pages-data at a commit: those that are as they were, and the others as they were then. */
function filesAt(root: string, commit: string): { same: Set<string>; changed: ContentFile[] } {
  const listed = ["--", "pages-data"];
  const names = (args: string[]) => git(root, args)?.toString().split("\0").filter(Boolean) ?? [];
  const all = names(["ls-tree", "-r", "-z", "--name-only", commit, ...listed]);
  const compare = ["diff", "--no-ext-diff", "--no-renames", "--name-only", "-z", commit];
  const changed = new Set(all.length ? names([...compare, ...listed]) : []);
  const then = all.filter((file) => changed.has(file));
  return { same: new Set(all.filter((file) => !changed.has(file))), changed: read(root, commit, then) };
}

/** Some files as they were at a commit, all by one command. */
function read(root: string, commit: string, files: string[]): ContentFile[] {
  if (files.length === 0) return [];
  const wanted = files.map((file) => `${commit}:${file}\n`).join("");
  let rest = git(root, ["cat-file", "--batch"], wanted) ?? Buffer.alloc(0);
  return files.map((file) => {
    const line = rest.indexOf("\n");
    const size = Number(rest.subarray(0, line).toString().split(" ")[2]);
    const bytes = rest.subarray(line + 1, line + 1 + size);
    rest = rest.subarray(line + 2 + size);
    return { file, bytes };
  });
}

/** What a git command prints; undefined where it fails, or there is no git. */
function git(root: string, args: string[], input = ""): Buffer | undefined {
  try {
    return execFileSync("git", args, {
      cwd: root,
      input,
      maxBuffer: 2 ** 28,
      stdio: ["pipe", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}
