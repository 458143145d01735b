import { build } from "vite";

/** Writes serve.ts and what it needs of this project to `folder`/serve.js: JavaScript that Node runs by itself. */
export async function buildServer(folder: string): Promise<void> {
  const output = { ssr: "commands/serve.ts", outDir: folder, emptyOutDir: true };
  await build({ configFile: false, publicDir: false, logLevel: "warn", build: output });
}
