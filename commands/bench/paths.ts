import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageKind, pageKindOf } from "../../content/pageKind.ts";
import { UsageError } from "../usage.ts";

/** The addresses of a built site that were asked for, by kind or themselves; else those of a page of each kind. */
export function chosenPaths(folder: string, only?: string[]): string[] {
  const pages = typicalPages(folder);
  const kinds = [...new Set<string>(pages.map(([kind]) => kind))];
  const unknown = only?.find((name) => !name.startsWith("/") && !kinds.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no kind of page '${unknown}'. There are: ${kinds.join(", ")}.`);
  const chosen = pages.filter(([kind]) => !only || only.includes(kind)).map(([, path]) => path);
  return [...chosen, ...(only ?? []).filter((name) => name.startsWith("/"))];
}

/** The first page of each kind, and all that are like no other. */
function typicalPages(folder: string): [PageKind, string][] {
  const sitemap = join(folder, "sitemap.xml");
  if (!existsSync(sitemap)) throw new UsageError("There is no built site. Run npm run build first.");
  const locations = readFileSync(sitemap, "utf8").matchAll(/<loc>(.*?)</g);
  const paths = [...Array.from(locations, ([, url = ""]) => new URL(url).pathname), "/404"];
  const pages = paths.map((path): [PageKind, string] => [pageKindOf(path), path]);
  return pages.filter(([kind], at) => kind === "page" || pages.findIndex(([other]) => other === kind) === at);
}
