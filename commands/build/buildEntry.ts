import { build } from "vite";

/** Bundles a file and the project's modules that it imports into `folder`, as .js that plain Node can run. */
export async function buildEntry(file: string, folder: string): Promise<void> {
  const rolldownOptions = { checks: { pluginTimings: false } }; // prints times on a slow machine
  const output = { ssr: file, outDir: folder, emptyOutDir: true, rolldownOptions };
  await build({ configFile: false, publicDir: false, logLevel: "warn", build: output });
}
