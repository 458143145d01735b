import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { linkPackages } from "../../commands/changes/buildRevision.ts";
import { CONTENT } from "../../commands/newSite/writeStart.ts";
import { ROOT } from "../content/root.ts";

const LEFT_OUT =
  /^(?:\.git|\.cache|\.data|\.editor|\.node|node_modules|dist.*|test-results|playwright-report)$/;

/** Copies this project with the content of a site and a built site of one page, and returns the folder. */
export function copyOfSite(site = ROOT): string {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  copyProject(root, site);
  mkdirSync(join(root, "dist/client"), { recursive: true });
  writeFileSync(join(root, "dist/client/index.html"), "the last good site");
  return root;
}

/** Copies this project with the content of a site into a folder. */
export function copyProject(root: string, site: string): void {
  const machine = readdirSync(".").filter((name) => !LEFT_OUT.test(name) && !CONTENT.includes(name));
  const content = CONTENT.map((name) => join(site, name)).filter((path) => existsSync(path));
  for (const path of [...machine, ...content])
    cpSync(path, join(root, basename(path)), { recursive: true, preserveTimestamps: true });
  if (!existsSync(join(root, "node_modules"))) linkPackages(join(root, "node_modules"));
  mkdirSync(".cache", { recursive: true });
  symlinkSync(join(process.cwd(), ".cache"), join(root, ".cache"));
}

/** Runs `npm run build` in a copy, with some options. Returns its exit code and output. */
export function buildIn(root: string, ...args: string[]): { status: number | null; output: string } {
  return buildWith({}, root, ...args);
}

/** Like buildIn, with some environment variables, and without those that are set only in tests. */
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
