import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isLeftBehind } from "../lib/fileName.ts";
import { entriesBelow } from "../lib/filesBelow.ts";
import { isOwn } from "./files.ts";

/** A file of public/. */
export interface PublicFile {
  /** Path in public/, with forward slashes; empty for public/ itself, if that is a link. */
  name: string;
  bytes: number;
  /** Why it may not be published. */
  fault?: PublicFileFault;
}

/** The kinds of files that may be published, by extension. */
export const PUBLISHABLE_TYPES = "jpg png webp avif gif ico svg pdf txt json mp4 webm vcf".split(" ");
/** Maximum size of a file in bytes: visitors would wait for minutes for larger ones. */
const MOST_BYTES = 20 * 1024 * 1024;
/** Maximum number of pixels of a picture: as many as phones make. A small file of more can take gigabytes to decode. */
export const MOST_PIXELS = 50_000_000;

/** Matches all that an SVG can do besides being drawn: run code, load something, or hide that it does. */
const ACTIVE =
  /<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe)|1999\/xhtml|<[!?](?!xml |--)|\son\w+\s*=|javascript:|@import|&#/i;
const UNREADABLE = /[\0\ufffd]/;
const LEADS_OUT = /(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp)[;,]))/i;

/** A link or no file, what Git LFS keeps in place of a file, its type, its size, or an SVG that is active. */
export type PublicFileFault = "link" | "pointer" | "type" | "size" | "active";

/**
 * Whether an SVG does more than be drawn. The folder is published as it is, so nothing in it may run code in browsers.
 */
function isActive(svg: string): boolean {
  return [UNREADABLE, ACTIVE, LEADS_OUT].some((pattern) => pattern.test(svg));
}

/** Reads the files of public/ below a project's root. */
export function readPublicFolder(root: string): PublicFile[] {
  const folder = join(root, "public");
  if (!existsSync(folder)) return [];
  if (!isOwn(root, "public")) return [{ name: "", bytes: 0, fault: "link" }];
  return entriesBelow(folder)
    .map(({ path }) => path)
    .filter((name) => !isLeftBehind(name))
    .sort()
    .map((name) => readPublicFile(root, name));
}

function readPublicFile(root: string, name: string): PublicFile {
  const file = join(root, "public", name);
  if (!isOwn(root, `public/${name}`) || !statSync(file).isFile()) return { name, bytes: 0, fault: "link" };
  const bytes = statSync(file).size;
  return { name, bytes, fault: faultOf(file, bytes) };
}

/** Why a file may not be published; undefined if it may. */
function faultOf(file: string, bytes: number): PublicFileFault | undefined {
  const type = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  if (bytes < 1024 && readFileSync(file, "latin1").startsWith("version https://git-lfs")) return "pointer";
  if (!PUBLISHABLE_TYPES.includes(type)) return "type";
  if (bytes > MOST_BYTES) return "size";
  return type === "svg" && isActive(readFileSync(file, "utf8")) ? "active" : undefined;
}
