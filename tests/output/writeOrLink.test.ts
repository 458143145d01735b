import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SERVED_FILES, writeOrLink } from "../../output/writeOrLink.ts";
import { temporaryFolder } from "../supabase/support/temporaryFolder.ts";

let temporary: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  temporary = temporaryFolder();
  mkdirSync(join(temporary.folder, SERVED_FILES), { recursive: true });
  writeFileSync(served(), "as it was");
});
afterEach(() => temporary.remove());

const served = () => join(temporary.folder, SERVED_FILES, "page.html");
const next = () => join(temporary.folder, "next/page.html");
const write = (text: string) =>
  writeOrLink(temporary.folder, join(temporary.folder, "next"), "page.html", Buffer.from(text));

it("a file that is as it was is that of the served build", () => {
  expect(write("as it was")).toBe(true);
  expect(statSync(next()).ino).toBe(statSync(served()).ino);
});

it("a file that differs is another one, also where it was linked before", () => {
  for (const text of ["as it was", "anew", "as it was", "once more"]) {
    write(text);
    expect(readFileSync(next(), "utf8")).toBe(text);
    expect(readFileSync(served(), "utf8")).toBe("as it was");
  }
});
