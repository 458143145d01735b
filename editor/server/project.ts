import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ViteDevServer } from "vite";
import { attempt } from "../../content/lib/attempt.ts";
import { isMapping } from "../../content/lib/data.ts";
import { writeWhole } from "./files.ts";

const FILE = ".editor/project.json";

/** What tells a project from others: a random id, its folder (a copy is another project), and the port of its server. */
type Project = { id: string; folder: string; port?: number };

/** Returns the project in a folder. Its id is the same whenever its server runs. */
export function projectIn(root: string): Project {
  const folder = realpathSync(root);
  const kept = attempt(() => JSON.parse(readFileSync(join(root, FILE), "utf8")));
  if (isMapping(kept) && typeof kept.id === "string" && kept.folder === folder) {
    const port = typeof kept.port === "number" ? kept.port : undefined;
    return { id: kept.id, folder, port };
  }
  const made = { id: randomUUID(), folder };
  keep(root, made);
  return made;
}

/**
 * Has a server come back to the port that it had before, as words may wait for it in browsers at this address. Says so
 * if another program has taken it.
 */
export function holdPort(server: ViteDevServer): void {
  const { root, logger } = server.config;
  const { port: before, ...project } = projectIn(root);
  server.httpServer?.once("listening", () => {
    const address = server.httpServer?.address();
    const port = typeof address === "object" ? address?.port : undefined;
    if (before === undefined && port !== undefined) keep(root, { ...project, port });
    if (before === undefined || port === before || server.config.server.port !== before) return;
    logger.warn(
      `  Another program has taken port ${before}, where this site was edited before. Words that were typed there and are not saved yet wait in the browser: end that program, then start this again.`,
    );
  });
}

function keep(root: string, project: Project): void {
  const place = join(root, FILE);
  try {
    mkdirSync(dirname(place), { recursive: true });
    writeWhole(place, JSON.stringify(project));
  } catch (error) {
    console.error(`${FILE} cannot be written:`, error); // pages can be shown all the same
  }
}
