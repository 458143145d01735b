import { execFile, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = mkdtempSync(join(tmpdir(), "run-"));
afterAll(() => rmSync(root, { recursive: true }));

beforeAll(() => {
  mkdirSync(join(root, "commands"));
  const own = [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "commands/run.mjs",
    "commands/install.mjs",
  ];
  for (const file of own) cpSync(file, join(root, file));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const greet = `import { readFileSync } from "node:fs";
    import { parse } from "yaml";
    import { greeting } from "./greeting.ts";
    const name: string = parse(readFileSync(new URL("name.yaml", import.meta.url), "utf8"));
    console.log(greeting, name, ...process.argv.slice(2));`;
  writeFileSync(join(root, "commands/greet.ts"), greet);
  writeFileSync(join(root, "commands/name.yaml"), "Doral");
  say("Hello");
});

function say(greeting: string): void {
  writeFileSync(join(root, "commands/greeting.ts"), `export const greeting: string = "${greeting}";`);
}

const words = [join(root, "commands/run.mjs"), "greet", "--loud"];

function run(): string {
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  return stderr + stdout;
}

/** The files that a run has kept, each with what to do to it. */
function eachKept(act: (file: string) => void): void {
  const kept = readdirSync(join(root, ".cache/commands"), { recursive: true, withFileTypes: true });
  for (const entry of kept) if (entry.isFile()) act(join(entry.parentPath, entry.name));
}

it("a command runs as its files are, with its words, whatever was kept of it", () => {
  expect(run()).toBe("Hello Doral --loud\n");
  expect(run()).toBe("Hello Doral --loud\n");
  say("Good morning");
  expect(run()).toBe("Good morning Doral --loud\n");
  eachKept((file) => writeFileSync(file, readFileSync(file, "utf8").replace("Good morning", "Good night")));
  expect(run()).toBe("Good morning Doral --loud\n");
  eachKept((file) => writeFileSync(file, ""));
  expect(run()).toBe("Good morning Doral --loud\n");
});

it("two that begin at once both run, while each removes what older code left", async () => {
  for (let old = 0; old < 300; old++) {
    const folder = join(root, `.cache/commands/greet-old${old}`);
    mkdirSync(folder);
    writeFileSync(join(folder, "greet.js"), "");
    utimesSync(folder, 0, 0);
  }
  say("Good evening");
  const runAside = () => promisify(execFile)(process.execPath, words);
  const runs = await Promise.all([runAside(), runAside()]);
  expect(runs.map(({ stdout }) => stdout)).toEqual(runs.map(() => "Good evening Doral --loud\n"));
  expect(readdirSync(join(root, ".cache/commands")).filter((name) => name.includes("old"))).toEqual([]);
});

it("an error says where in its own files it was thrown", () => {
  writeFileSync(join(root, "commands/greeting.ts"), `\nthrow new Error("Nobody is here.");`);
  expect(run()).toContain(`${join(root, "commands/greeting.ts")}:2`);
});
