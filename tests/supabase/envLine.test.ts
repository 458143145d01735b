import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { envLine } from "../../supabase/local/siteVariables.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

describe("a line of an .env file", () => {
  it.each([
    "Seagrape Pool Care",
    'The "$5" Pool # Company',
    "Joe's $HOME `id` $(id) pools",
    "back\\slash\\",
    'Bob\'s \\ "last" pool',
    "SITE_URL=https://evil.example",
    "${PATH}",
    "",
  ])("gives back what was put in: %s", (value) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, "env");
    writeFileSync(file, `${envLine("NAME", value)}\n`);
    // A shell parses quotes as the Supabase CLI does, and would execute a badly quoted value.
    const told = execFileSync("sh", ["-c", '. "$1"; printf %s "$NAME"', "sh", file], { encoding: "utf8" });
    expect(told).toBe(value);
  });

  it("is one line", () => {
    expect(() => envLine("NAME", "a\nOWNER_EMAIL=evil@example.com")).toThrow("NAME must be one line.");
  });
});
