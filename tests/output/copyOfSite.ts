import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkPackages } from "../../commands/changes/buildRevision.ts";

const LEFT_OUT = /^(?:\.git|\.data|\.editor|\.node|dist.*|test-results|playwright-report)$/;

/** A copy of this project with a built site of one page. */
export function copyOfSite(): string {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  for (const name of readdirSync(".")) {
    if (name === ".cache") symlinkSync(join(process.cwd(), name), join(root, name));
    else if (name === "node_modules") linkPackages(join(root, name));
    else if (!LEFT_OUT.test(name))
      cpSync(name, join(root, name), { recursive: true, preserveTimestamps: true });
  }
  mkdirSync(join(root, "dist/client"), { recursive: true });
  writeFileSync(join(root, "dist/client/index.html"), "the last good site");
  return root;
}

/** Runs `npm run build` there, with some options. Gives its exit code, and what it told on the terminal. */
export function buildIn(root: string, ...args: string[]): { status: number | null; output: string } {
  return buildWith({}, root, ...args);
}

/** The same with some environment variables, and without those that only tests have. */
export function buildWith(
  environment: Record<string, string>,
  root: string,
  ...args: string[]
): { status: number | null; output: string } {
  const { ALL, VITEST, NODE_ENV, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build", "--", ...args], {
    cwd: root,
    env: { ...env, ...environment },
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}
