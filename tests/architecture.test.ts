import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Each folder may import only from those before it. `supabase` is not in this order: see mayTake. */
const ROOMS = ["schema", "content", "checker", "blocks", "renderer", "output", "editor", "commands"];
const ALL = [...ROOMS, "supabase"];
const IMPORT = /\b(?:from|import|glob(?:<\w+>)?)\s*\(?\s*"(\.[^"]+)"/g; // also type and dynamic imports, and globs

const files = ALL.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => join(room, name)),
).filter((name) => /\.tsx?$/.test(name));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

describe.each(ALL)("%s", (room) => {
  const own = files.filter((file) => roomOf(file) === room);

  it("takes only from rooms before it", () => {
    const taken = own.flatMap((file) => (imports.get(file) ?? []).map((target) => [file, target]));
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter(([, target = ""]) => !mayTake(room, roomOf(target)))).toEqual([]);
  });

  it("has no circle of files", () => {
    expect(own.filter((file) => reachedFrom(file).has(file))).toEqual([]);
  });
});

function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, to = ""]) => join(dirname(file), to));
}

function roomOf(file: string): string {
  return file.split("/")[0] ?? "";
}

function mayTake(room: string, from: string): boolean {
  if (room === from) return true;
  if (room === "supabase") return from === "schema";
  if (from === "supabase") return ["editor", "commands"].includes(room);
  return (
    ROOMS.includes(from) &&
    (ROOMS.indexOf(from) < ROOMS.indexOf(room) || (room === "content" && from === "checker"))
  );
}

/** All files that a file imports, directly or indirectly. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  for (const target of imports.get(file) ?? [])
    if (!reached.has(target)) reachedFrom(target, reached.add(target));
  return reached;
}
