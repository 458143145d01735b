import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn } from "./sourceFiles.ts";

/** What each folder may import from besides itself: the generator knows nothing of the workbench. */
const MAY_TAKE: Record<string, readonly string[]> = {
  schema: [],
  content: ["schema"],
  blocks: ["schema", "content"],
  renderer: ["schema", "content", "blocks"],
  output: ["schema", "content", "blocks", "renderer"],
  checker: ["schema", "content"],
  editor: ["schema", "content", "blocks", "renderer", "output", "checker", "supabase"],
  supabase: ["schema"],
  commands: ["schema", "content", "blocks", "renderer", "output", "checker", "editor", "supabase"],
};

/** The rooms inside a folder: each takes only from those before it. */
const ROOMS: Record<string, readonly string[]> = {
  content: [
    ...["lib", "problem.ts", "read", "markdown", "typography", "languages", "theme", "chart"],
    ...["variables", "validate", "survey", "compile", "resolve", "load.ts"],
  ],
  checker: [
    ...[
      "lib",
      "public",
      "grouping",
      "causes.ts",
      "syntax",
      "git",
      "explain",
      "rule.ts",
      "texts",
      "translations",
    ],
    ...["rules", "groupByCause.ts", "print.ts", "checkFile.ts", "checks.ts", "loadChecked.ts"],
  ],
};

const IMPORT = /\b(?:from|import|glob(?:<\w+>)?)\s*\(?\s*"(\.[^"]+)"/g; // also type and dynamic imports, and globs

const files = filesIn(Object.keys(MAY_TAKE), /\.tsx?$/);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

describe.each(Object.entries(MAY_TAKE))("%s", (folder, mayTake) => {
  const inside = files.filter((file) => partOf(file, 0) === folder);

  it("takes only from where it may", () => {
    expect(inside.length).toBeGreaterThan(0);
    const isAllowed = (_: string, target: string) => [folder, ...mayTake].includes(partOf(target, 0));
    expect(taken(inside).filter((pair) => !isAllowed(...pair))).toEqual([]);
  });

  it("has no circle of files", () => {
    expect(inside.filter((file) => reachedFrom(file).has(file))).toEqual([]);
  });
});

describe.each(Object.entries(ROOMS))("inside %s", (folder, rooms) => {
  const inside = files.filter((file) => partOf(file, 0) === folder);

  it("has these rooms and no others", () => {
    expect([...new Set(inside.map((file) => partOf(file, 1)))].sort()).toEqual([...rooms].sort());
  });

  it("takes only from rooms before", () => {
    const place = (file: string) => rooms.indexOf(partOf(file, 1));
    const within = taken(inside).filter(([, target]) => partOf(target, 0) === folder);
    expect(within.filter(([file, target]) => place(target) > place(file))).toEqual([]);
  });
});

it("only commands/checks.ts hands the checker to a build", () => {
  const building = files.filter((file) => /^commands\/build(?:\/|\.ts$)/.test(file));
  expect(building.length).toBeGreaterThan(5);
  const isWorkbench = (target: string) => ["checker", "editor"].includes(partOf(target, 0));
  expect(taken(building).filter(([, target]) => isWorkbench(target))).toEqual([]);
});

function taken(from: readonly string[]): [file: string, target: string][] {
  return from.flatMap((file) => (imports.get(file) ?? []).map((target): [string, string] => [file, target]));
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, to = ""]) =>
    posix.join(posix.dirname(file), to),
  );
}

function partOf(file: string, depth: number): string {
  return file.split("/")[depth] ?? "";
}

/** All files that a file imports, directly or indirectly. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  for (const target of imports.get(file) ?? [])
    if (!reached.has(target)) reachedFrom(target, reached.add(target));
  return reached;
}

/** Files that commands generate for their own use. */
const MADE = /^(?:\.cache|\.data|\.node|dist(?:\.[^/]*)?)(?:\/|$)|(?:^|\/)node_modules\//;

it.skipIf(!existsSync(".git"))("git keeps nothing that commands make", () => {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
  expect(tracked.length).toBeGreaterThan(100);
  expect(tracked.filter((file) => MADE.test(file))).toEqual([]);
});

/** All that touch the disk in content/ and checker/. Everything else there gets bytes, from content/read/files.ts. */
const READERS = [
  "content/lib/cache.ts",
  "content/lib/filesBelow.ts", // walks folders, for the cache and for those that read
  "content/read/files.ts",
  "content/read/publicFolder.ts",
  "content/validate/readSchema.ts",
  "checker/git/oldPages.ts",
  "checker/public/decodePictures.ts",
  "checker/public/inspectedFiles.ts",
  "checker/texts/spelling/dictionary.ts",
];

it("content/ and checker/ touch the disk only where they read files, schemas, dictionaries and Git, and in the cache", () => {
  const touching = filesIn(["content", "checker"], /\.[mt]sx?$/).filter((file) =>
    /["'](?:node:)?fs(?:\/promises)?["']/.test(readFileSync(file, "utf8")),
  );
  expect(touching.toSorted()).toEqual(READERS.toSorted());
});
