import { execFileSync, type StdioOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { addressesOf } from "../../content/compile/interface.ts";
import { attempt } from "../../content/lib/attempt.ts";
import { valueAt } from "../../content/lib/data.ts";
import { type ContentFile, readOwn } from "../../content/read/files.ts";
import type { Survey } from "../../content/survey/forms.ts";
import { headOf, locationOf, publicationOf } from "../../content/survey/pageLocation.ts";
import { movedOf } from "../lib/pages.ts";
import { readWithMistakes } from "../syntax/readWithMistakes.ts";

/** A page as it was on the main branch, with the addresses at which visitors found it. */
export interface OldPage {
  file: string;
  title: unknown;
  addresses: string[];
}

const MAIN = ["origin/main", "main"];

/**
 * The pages that were published at the merge base with the main branch and whose files have changed since: the others
 * keep all their addresses. Empty if Git knows no merge base, or if the site was another business's then.
 */
export function readOldPages(root: string, survey: Survey): OldPage[] {
  const { pages, today, siteFile, addresses } = survey;
  const base = mergeBase(root);
  if (base === undefined || wasAnothers(root, base, siteFile)) return [];
  const changed = changedSince(root, base);
  const written = filesAt(root, base, changed).filter((file) => !isExample(root, file));
  const then = written.map((file) => ({ ...file, head: headOf(file, readWithMistakes, true) }));
  const headsThen = new Map(then.map(({ file, head }) => [file, head]));
  const now = new Map(pages.map((page) => [page.file, page]));
  return then.flatMap(({ file, head }) => {
    const { url, kind, citySlug } = locationOf(file, survey, head.of);
    const hub = `pages-data${addresses.areas}/${citySlug}/index.yaml`; // a draft or scheduled hub holds back its folder
    const sameHub = changed.has(hub) ? undefined : now.get(hub);
    const hubHead = headsThen.get(hub) ?? (sameHub ? headOf(sameHub, readWithMistakes) : {});
    const isPublished = publicationOf([head, hubHead], today).state === "published";
    if (!isPublished || kind === "notFound") return [];
    const moved = movedOf({ head }).map(({ value }) => value);
    const title = filledTitle(head.title, hubHead.city);
    return [{ file, title, addresses: [...addressesOf({ url, head }), ...moved] }];
  });
}

/** A title with its ${city.*} variables replaced, as it was shown; variables the city's entry lacks are kept. */
function filledTitle(title: unknown, city: unknown): unknown {
  if (typeof title !== "string") return title;
  return title.replace(/\$\{city\.(\w+)\}/g, (found, name) => String(valueAt(city, [name]) ?? found));
}

/** The merge base of HEAD and the main branch; undefined if Git does not know it. */
export function mergeBase(root: string): string | undefined {
  if (!isInRepository(resolve(root))) return undefined; // asking Git costs a process for each branch
  return MAIN.values()
    .map((branch) => git(root, ["merge-base", "HEAD", branch])?.toString().trim())
    .find(Boolean);
}

function isInRepository(folder: string): boolean {
  const above = dirname(folder);
  return existsSync(join(folder, ".git")) || (above !== folder && isInRepository(above));
}

/**
 * Whether site.yaml had both another business name and another URL at a commit: whoever starts a new site here owes
 * nothing to the old one.
 */
export function wasAnothers(root: string, commit: string, siteFile: ContentFile): boolean {
  const now = readWithMistakes(siteFile).source.data;
  return filesAt(root, commit, new Set([siteFile.file])).some((file) => {
    const then = readWithMistakes(file).source.data;
    return ["name", "url"].every(
      (key) => valueAt(then, ["business", key]) !== valueAt(now, ["business", key]),
    );
  });
}

/** Whether a page is still an unchanged example page of a new site, which no visitor knows. */
function isExample(root: string, { file, bytes = new Uint8Array() }: ContentFile): boolean {
  const example = readOwn(root, `tests/example/${file}`).bytes;
  return example !== undefined && Buffer.from(bytes).equals(example);
}

/** The files below pages-data that differ from a commit, new ones included. */
function changedSince(root: string, commit: string): Set<string> {
  const options = ["--no-ext-diff", "--no-renames", "--name-only", "--relative", "-z"];
  const names = git(root, ["diff", ...options, commit, "--", "pages-data"])?.toString();
  return new Set(names?.split("\0").filter(Boolean));
}

/** Reads those of the files that existed at a commit, as they were then, with a single command. */
function filesAt(root: string, commit: string, files: ReadonlySet<string>): ContentFile[] {
  if (files.size === 0) return [];
  const wanted = [...files].map((file) => `${commit}:./${file}\n`).join("");
  let rest = git(root, ["cat-file", "--batch"], wanted) ?? Buffer.alloc(0);
  return [...files].flatMap((file) => {
    const start = rest.indexOf("\n") + 1;
    const size = / blob (\d+)\n$/.exec(rest.subarray(0, start).toString())?.[1]; // "missing" for a new file
    const bytes = rest.subarray(start, start + Number(size ?? 0));
    rest = rest.subarray(start + (size ? bytes.length + 1 : 0));
    return size ? [{ file, bytes }] : [];
  });
}

/** The output of a git command; undefined if it fails or git is not installed. */
function git(root: string, args: string[], input = ""): Buffer | undefined {
  const stdio: StdioOptions = ["pipe", "pipe", "ignore"];
  return attempt(() => execFileSync("git", args, { cwd: root, input, maxBuffer: 2 ** 28, stdio }));
}
