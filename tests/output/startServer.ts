import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildEntry } from "../../commands/build/buildEntry.ts";
import { type ServingProcess, startProcess } from "../supabase/support/process.ts";
import { copyOfSite } from "./copyOfSite.ts";

/** Makes a copy of this project with a built site of one page and a built server. */
export async function builtSite(): Promise<{ root: string; remove: () => void }> {
  const root = copyOfSite();
  await buildEntry("commands/serve.ts", join(root, "dist/server"));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/** Starts the server of `npm start` in its own process, with the same Node flags. */
export function startServer(
  root: string,
  port: number,
  env: Record<string, string> = {},
): Promise<ServingProcess> {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const flags: string[] = scripts.start.match(/(?<=\s)--\S+/g) ?? [];
  return startProcess("node", [...flags, "dist/server/serve.js"], { PORT: String(port), ...env }, root);
}

/** The resident memory of a process and its descendants, in megabytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(kilobytes) / 1024);
}
