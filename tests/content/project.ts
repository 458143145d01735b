import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CheckedContent, type CheckOptions, loadChecked } from "../../checker/loadChecked.ts";
import { unreached } from "../../checker/rules/page/missingPages.ts";
import { rules } from "../../checker/rules/rules.ts";
import { Cache } from "../../content/lib/cache.ts";
import type { Page, Site } from "../../content/resolve/forms.ts";
import { resolverOf } from "../../output/pictures/media.ts";
import { siteContentOf } from "../../output/siteContent.ts";
import { ROOT } from "./root.ts";

const FIXTURE = fileURLToPath(new URL("fixture/", import.meta.url));

/** Files to put into a project, by path: text or bytes; undefined removes the file. */
export type Files = Record<string, string | Uint8Array | undefined>;

let copy: string | undefined;
const cache = new Cache();

/** CheckedContent with the `site` of its main language; undefined if site.yaml, the theme or the words have an error. */
export type Loaded = CheckedContent & { site: Site | undefined };

/** All rules but `unreached`: no page links to one that is put into fixture/, which is no mistake of its file. */
const fileRules = rules.filter((rule) => rule !== unreached);

/** Loads the small valid site in fixture/ with some files added, replaced or removed. */
export function loadWith(files: Files, options?: CheckOptions): Loaded {
  const content = inProject(files, (root) => loadChecked(root, { cache, rules: fileRules, ...options }));
  return { ...content, site: content.lists.values().next().value?.site };
}

/** The resolved pages of some content, as visitors get them. */
export async function pagesOf(content: CheckedContent): Promise<Page[]> {
  const resolve = resolverOf(await siteContentOf(content));
  return content.pages.map((page) => resolve(page, content.blocksOf(page)));
}

/** Runs `act` in the folder of that site with some files added, replaced or removed, and restores them afterwards. */
export function inProject<T>(files: Files, act: (root: string) => T): T {
  const root = projectFolder();
  const restoreAll = () => {
    for (const name of Object.keys(files)) restore(root, name);
  };
  let result: T | undefined;
  try {
    for (const [name, content] of Object.entries(files)) put(join(root, name), content);
    result = act(root);
    return result;
  } finally {
    if (result instanceof Promise) void result.then(restoreAll, restoreAll);
    else restoreAll();
  }
}

// How many times as much work as the longest page of this site any text may cause.
const TIMEOUT = 10;
let usual: number | undefined;
let longestPages = 0;

/** Like loadWith, but throws if loading takes TIMEOUT times the work of a long page in each of three attempts. */
export function loadInTime(files: Files, options?: CheckOptions, attempts = 3): Loaded {
  usual ??= Math.max(
    ...[1, 2, 3].map(() => workOf(() => loadWith({ "pages-data/about.yaml": longestPage() })).work),
  );
  const { work, result } = workOf(() => loadWith(files, options));
  if (work < usual * TIMEOUT) return result;
  if (attempts === 1)
    throw new Error(`Loading took ${Math.round(work / usual)} times as long as a long page takes`);
  return loadInTime(files, options, attempts - 1);
}

/** Runs `act` and measures the user CPU time of this process meanwhile, in microseconds. */
function workOf<T>(act: () => T): { work: number; result: T } {
  const start = process.cpuUsage();
  const result = act();
  const { user } = process.cpuUsage(start);
  return { work: user, result };
}

/** The longest page of the site, with a different last line each time, so that no cached result is used. */
function longestPage(): string {
  const folder = join(ROOT, "pages-data");
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  return `${texts.sort((a, b) => b.length - a.length)[0]}# ${++longestPages}\n`;
}

/** The one copy of fixture/ for all loads of this process: copying it takes longer than loading it. */
function projectFolder(): string {
  if (copy !== undefined) return copy;
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FIXTURE, root, { recursive: true });
  copy = root;
  return root;
}

function put(file: string, content: string | Uint8Array | undefined): void {
  rmSync(file, { force: true });
  if (content === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function restore(root: string, name: string): void {
  rmSync(join(root, name), { force: true, recursive: true });
  if (existsSync(join(FIXTURE, name))) cpSync(join(FIXTURE, name), join(root, name), { recursive: true });
}
