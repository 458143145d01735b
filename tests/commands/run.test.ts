import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const root = mkdtempSync(join(tmpdir(), "run-"));
afterAll(() => rmSync(root, { recursive: true }));

for (const file of [
  ...["package.json", "package-lock.json", "commands/run.mjs", "commands/install.mjs"],
  ...["commands/spawnAlong.mjs", "content/lib/threads/keepCompiled.mjs", "commands/programs.mjs"],
])
  cpSync(file, join(root, file));
symlinkSync(resolve("node_modules"), join(root, "node_modules"));

function write(file: string, code: string): void {
  writeFileSync(join(root, file), code);
}

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["commands/run.mjs", ...words], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, output: stderr + stdout };
}

it("a command runs as its files are, with its words", () => {
  write(
    "commands/greet.ts",
    `import { name } from "./name.ts"; console.log(name, ...process.argv.slice(2));`,
  );
  for (const name of ["Doral", "Brickell"]) {
    write("commands/name.ts", `export const name: string = "${name}";`);
    expect(run("greet", "--loud")).toEqual({ status: 0, output: `${name} --loud\n` });
  }
});

it("so does a file at another place, and a program", () => {
  write("greet.ts", `const words: string[] = process.argv.slice(2); console.log(...words);`);
  expect(run("greet.ts", "Hello")).toEqual({ status: 0, output: "Hello\n" });
  expect(run("sh", "-c", "echo Hello; exit 3")).toEqual({ status: 3, output: "Hello\n" });
});

it("an error says where it was thrown", () => {
  write("commands/fail.ts", `interface Nobody {}\n\nthrow new Error("Nobody is here.");`);
  expect(run("fail").output).toContain(`${join(root, "commands/fail.ts")}:3`);
});
