import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { programOf } from "../../../commands/programs.mjs";

/** A process that serves the function on this machine. */
export interface ServingProcess {
  child: ChildProcess;
  port: number;
  /** The lines of its standard output and standard error so far. */
  lines: string[];
  /** Kills the process at once, as a crash would. */
  kill(): Promise<void>;
}

/** Starts a process and waits for a line "port <number>" or one that ends in ":<number>", "/" optional. */
export async function startProcess(
  command: string,
  given: readonly string[],
  environment: Record<string, string>,
  cwd = process.cwd(),
): Promise<ServingProcess> {
  const child = spawn(command, given, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        lines.push(line);
        const [, number] = line.match(/(?:^port |:)(\d+)\/?$/) ?? [];
        if (number !== undefined) resolve(Number(number));
      });
    }
    child.once("exit", () => reject(new Error(`ended: ${lines.join("\n")}`)));
  });
  return {
    child,
    port,
    lines,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** Serves the function in its own Node process. */
export function startNode(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServingProcess> {
  const script = new URL("./serve.ts", import.meta.url).pathname;
  return startProcess(process.execPath, [script, dataDir], environment);
}

const FUNCTION = "supabase/functions/send-quote-email";

/** Path of the Deno binary, fetched on first run. Killing its npm wrapper would not end Deno itself. */
export function denoProgram(): string {
  const [npx, ...words] = programOf("npx");
  const asked = ["--yes", "deno@2.9.6", "eval", "console.log(Deno.execPath())"];
  return execFileSync(npx, [...words, ...asked], { encoding: "utf8" }).trim();
}

/** Serves the function in Deno, as Supabase does, with packages from node_modules: nothing is downloaded. */
export function startDeno(environment: Record<string, string>): Promise<ServingProcess> {
  const options = ["--allow-all", "--node-modules-dir=manual", "--config", `${FUNCTION}/deno.json`];
  return startProcess(denoProgram(), ["run", ...options, `${FUNCTION}/index.ts`], {
    DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
    ...environment,
  });
}
