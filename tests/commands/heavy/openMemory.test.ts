import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { addCopies } from "../../../commands/bench/copiedCities.ts";
import { openMemory } from "../../../commands/check/openMemory.ts";
import { loadContent } from "../../../content/loadContent.ts";
import { readFiles } from "../../../content/read/files.ts";
import { createStore } from "../../../content/store.ts";

const TODAY = "2026-11-22";
const root = mkdtempSync(join(tmpdir(), "shares-"));
afterEach(() => rmSync(root, { recursive: true }));

it("processes that look at a share of the pages each find what one alone finds, and leave nothing unread", async () => {
  cpSync("tests/content/fixture", root, { recursive: true });
  addCopies(root, 400);
  const memory = await openMemory(root, TODAY);
  expect(readFiles(root).pages.filter(({ file }) => !memory.knows(file))).toEqual([]);
  const together = loadContent(root, { today: TODAY, store: createStore(memory) });
  const alone = loadContent(root, { today: TODAY });
  expect(together.problems).toEqual(alone.problems);
  expect(together.pages.map(({ blocks }) => blocks)).toEqual(alone.pages.map(({ blocks }) => blocks));
});
