import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { programOf } from "../../commands/programs.mjs";
import { FOLDERS, filesIn } from "../sourceFiles.ts";

const root = mkdtempSync(join(tmpdir(), "platforms-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Where npm lies beside Node, or elsewhere, on each system; only on Linux is the npm unknown that started this. */
const MACHINES = {
  linux: {
    platform: "linux",
    node: "bin/node",
    npm: "lib/node_modules/npm/bin/npm-cli.js",
    isStarted: false,
  },
  darwin: {
    platform: "darwin",
    node: "bin/node",
    npm: "lib/node_modules/npm/bin/npm-cli.js",
    isStarted: true,
  },
  win32: { platform: "win32", node: "node.exe", npm: "node_modules/npm/bin/npm-cli.js", isStarted: false },
} as const;

const machines = Object.values(MACHINES).map(({ platform, node, npm, isStarted }) => {
  const execPath = join(root, platform, node);
  const script = join(root, platform, npm);
  mkdirSync(dirname(script), { recursive: true });
  for (const name of ["npm", "npx"]) writeFileSync(join(dirname(script), `${name}-cli.js`), "");
  return { platform, execPath, env: isStarted ? { npm_execpath: script } : {} };
});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
const steps = Array.from(
  readFileSync("commands/test.mjs", "utf8").matchAll(/"((?:node|npx|playwright|tsc|vitest) [^"]+)"/g),
  ([, command = ""]): [string, string] => [`step ${command.split(" ").slice(0, 3).join(" ")}`, command],
);

/** The program that a command starts once run.mjs has handed it on, and the file that Node runs in it. */
function startOf(command: string, machine: (typeof machines)[number]): string[] {
  const [first = "", ...words] = command.split(" ");
  const [file = "", name = ""] = words.filter((word) => !word.startsWith("--"));
  if (first !== "node") return programOf(first, machine);
  if (file !== "commands/run.mjs") return [machine.execPath, file];
  const own = name.endsWith(".ts") ? name : `commands/${name}.ts`;
  return existsSync(own) ? [machine.execPath, own] : programOf(name, machine);
}

describe.each(machines)("on $platform", (machine) => {
  it.each([...Object.entries(scripts), ...steps])(
    "%s runs a file that is there, by Node itself",
    (_, command) => {
      const [program = "", file = ""] = startOf(command, machine);
      const isNpm = /^(?:npm|npx)$/.test(program);
      if (machine.platform === "linux" && isNpm) return; // by PATH
      expect(program).toBe(machine.execPath);
      expect(existsSync(file), file).toBe(true);
    },
  );
});

it.each(Object.entries(scripts))("%s says nothing that only some shells understand", (_, command) => {
  expect(command).toMatch(/^(?:node|npm) [\w@./ =:-]+$/);
  expect(command).not.toMatch(/^\w+=/);
});

it("no command is handed to a shell, and each program is Node, Git, or found for the system", () => {
  const spawned = filesIn([...FOLDERS, "tests/bench"], /\.(?:tsx?|mjs)$/).flatMap((file) => {
    const code = readFileSync(file, "utf8");
    expect(/\bshell: (?!false)/.test(code), file).toBe(false);
    return Array.from(
      code.matchAll(/\b(?:spawn|spawnSync|execFile|execFileSync|promisify\(execFile\))\(\s*([^\s,)]+)/g),
      ([, program = ""]) => program,
    );
  });
  const known = ["process.execPath", "program", "npm", "npx", '"git"', '"taskkill"'];
  expect(spawned).toEqual(expect.arrayContaining(known));
  expect(spawned.filter((program) => !known.includes(program))).toEqual([]);
});
