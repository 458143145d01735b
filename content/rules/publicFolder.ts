import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { PublicFile } from "../forms.ts";
import { isOwn } from "../read/files.ts";
import { entriesBelow } from "../read/filesBelow.ts";
import { probePicture } from "./references/probePicture.ts";

/** What systems and git leave in folders, and no host shows. */
const LEFT_ALONE = /(?:^|\/)(?:\.DS_Store|\.gitkeep|Thumbs\.db)$/;
/** Files of more bytes are refused: visitors would wait for minutes. */
export const MOST_BYTES = 20 * 1024 * 1024;
const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** The files of public/ below a project's root. */
export function readPublicFolder(root: string): PublicFile[] {
  const folder = join(root, "public");
  if (!existsSync(folder)) return [];
  if (!isOwn(root, "public")) return [{ name: "", isOwn: false, bytes: 0 }];
  return entriesBelow(folder)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !LEFT_ALONE.test(name))
    .sort()
    .map((name) => readPublicFile(root, name));
}

function readPublicFile(root: string, name: string): PublicFile {
  const file = join(root, "public", name);
  if (!isOwn(root, `public/${name}`) || !statSync(file).isFile()) return { name, isOwn: false, bytes: 0 };
  const bytes = statSync(file).size;
  if (bytes > MOST_BYTES) return { name, isOwn: true, bytes };
  return {
    ...{ name, isOwn: true, bytes },
    ...(/\.svg$/i.test(name) && { svg: new TextDecoder().decode(readFileSync(file)) }),
    ...(PICTURE.test(name) && { probe: probePicture(file) }),
  };
}

/** Whether a file of public/ may be a picture that pages show, by its name. */
export function isPictureFile(name: string): boolean {
  return PICTURE.test(name) && !/(?:^|\/)\.[^/]*$/.test(name);
}

/** The addresses at which files of public/ are served, and their folders. */
export function publicAddresses(files: readonly PublicFile[]): Set<string> {
  return new Set(
    files.flatMap(({ name }) => {
      const parts = name.split("/");
      return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
    }),
  );
}
