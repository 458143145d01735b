import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { there } from "../../content/published.ts";

/** The first command in supabase/README.md that contains `words`, without its comment. Throws if there is none. */
export function commandWith(words: string): string {
  const blocks = readFileSync("supabase/README.md", "utf8").matchAll(/```sh\n(.*?)```/gs);
  const lines = [...blocks].flatMap(([, block = ""]) => block.split("\n"));
  const line = lines.find((one) => one.includes(words));
  return there(line, `The README has no command with ${words}`).replace(/ +# .*/, "");
}

/** Runs a command in a folder, in a non-interactive shell; returns its output. Rejects if it fails. */
export async function runIn(
  root: string,
  command: string,
  environment: Record<string, string>,
): Promise<string> {
  const { ALL, VITEST, NODE_ENV, ...env } = process.env;
  const child = spawn("bash", ["-c", command], {
    cwd: root,
    env: {
      ...env,
      HOME: root,
      npm_config_cache: join(homedir(), ".npm"),
      npm_config_yes: "true",
      SUPABASE_YES: "true", // nobody is there to answer prompts
      SUPABASE_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      NO_COLOR: "1",
      ...environment,
    },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, "close");
  const [out, err] = await said;
  if (code !== 0) throw new Error(`${command} exits with ${code}:\n${out}${err}`);
  return out + err;
}
