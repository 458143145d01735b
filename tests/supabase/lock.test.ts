import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lockFolder } from "../../supabase/local/lock.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

describe("the lock of a folder", () => {
  const free = temporaryFolder();
  const lock = join(free.folder, "lock");
  afterAll(free.remove);

  it("is taken once, and can be taken again when given back", () => {
    const release = lockFolder(free.folder);
    expect(() => lockFolder(free.folder)).toThrow(`The folder ${free.folder} is in use by this process.`);
    release();
    lockFolder(free.folder)();
    expect(readdirSync(free.folder)).toEqual([]);
  });

  it("of another living process is respected", () => {
    writeFileSync(lock, "1 1234.5");
    expect(() => lockFolder(free.folder)).toThrow("is in use by process 1. Stop it first, or delete");
    expect(readFileSync(lock, "utf8")).toBe("1 1234.5");
  });

  it.each(["999999999 1234.5", `${process.pid} 1234.5`, "", "nonsense"])(
    "of a dead process ('%s') is taken over",
    (mark) => {
      writeFileSync(lock, mark);
      const release = lockFolder(free.folder);
      expect(readFileSync(lock, "utf8")).toMatch(new RegExp(`^${process.pid} `));
      release();
      expect(readdirSync(free.folder)).toEqual([]);
    },
  );
});
