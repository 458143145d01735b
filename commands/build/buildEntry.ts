import { build } from "vite";

/** Writes a file of this project with what it needs of it to `folder`, as .js: JavaScript that Node runs by itself. */
export async function buildEntry(file: string, folder: string): Promise<void> {
  const output = { ssr: file, outDir: folder, emptyOutDir: true };
  await build({ configFile: false, publicDir: false, logLevel: "warn", build: output });
}
