import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A content file as it stands on disk. */
export interface ContentFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  bytes: Uint8Array;
}

/** site.yaml and all files below pages-data, in the order of their paths. A missing site.yaml is empty. */
export function readFiles(root: string): { site: ContentFile; pages: ContentFile[] } {
  const read = (file: string) => ({ file, bytes: readFileSync(join(root, file)) });
  const names = readdirSync(join(root, "pages-data"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/").replace(/^\//, ""),
    );
  return { site: read("site.yaml"), pages: names.sort().map(read) };
}

/** The path on the site of a file in pages-data: pages-data/services/index.yaml is /services. */
export function urlOf(file: string): string {
  const path = file
    .replace(/^pages-data/, "")
    .replace(/\.yaml$/, "")
    .replace(/\/index$/, "");
  return path === "" ? "/" : path;
}

/** The folder's name where the file belongs to a city: pages-data/service-areas/doral/… is doral. */
export function citySlugOf(file: string): string | undefined {
  return /^pages-data\/service-areas\/([^/]+)\//.exec(file)?.[1];
}

/** Whether the file is a city's own, which holds its `city:` entry. */
export function isCityIndex(file: string): boolean {
  return /^pages-data\/service-areas\/[^/]+\/index\.yaml$/.test(file);
}

/** Whether the file is an article of the blog, which holds an `article:` entry. */
export function isArticle(file: string): boolean {
  return /^pages-data\/blog\/(?!index\.yaml$|404\.yaml$)[^/]+\.yaml$/.test(file);
}
