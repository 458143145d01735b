import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";

/** Files that commands generate for their own use. */
const MADE = /^(?:\.cache|\.data|\.node|dist(?:\.[^/]*)?)(?:\/|$)|(?:^|\/)node_modules\//;

it.skipIf(!existsSync(".git"))("git keeps nothing that commands make", () => {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
  expect(tracked.length).toBeGreaterThan(100);
  expect(tracked.filter((file) => MADE.test(file))).toEqual([]);
});
