import { isRunnableDevEnvironment, type ViteDevServer } from "vite";

/** Imports a file through Vite: Node reads no .tsx, and changes to its source take effect. */
export function importLive<T>(server: ViteDevServer, file: string): Promise<T> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("The dev server needs Vite's own way to run code.");
  return ssr.runner.import<T>(file);
}
