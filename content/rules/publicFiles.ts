import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Complaint, Problem } from "../problem/problem.ts";
import { isOwn } from "../read/files.ts";
import { entriesBelow } from "../read/filesBelow.ts";
import type { Rule } from "./rule.ts";

const TYPES = ["jpg", "png", "webp", "avif", "gif", "ico", "svg", "pdf", "txt", "json", "mp4", "webm", "vcf"];
const MOST = 20 * 1024 * 1024; // bytes
/** What systems and git leave in folders, and no host shows. */
const LEFT_ALONE = /(?:^|\/)(?:\.DS_Store|\.gitkeep|Thumbs\.db)$/;
/** All that a drawing can do besides being drawn: run, load, or hide that it does. */
const ACTIVE =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe)|<[!?](?!xml |--)|\son\w+\s*=|javascript:|@import|&#/i;
const LEADS_OUT = /(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp)[;,]))/i;

/**
 * public/ is copied to visitors as it is. So nothing in it runs in their browsers, or is a link to a file that
 * was not meant for them.
 */
export const publicFiles: Rule = ({ root }) =>
  filesIn(root).flatMap((file) => complaintAbout(root, file) ?? []);

function filesIn(root: string): string[] {
  if (!isOwn(root, "public")) return ["public"];
  return entriesBelow(join(root, "public"))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !LEFT_ALONE.test(file))
    .sort();
}

function complaintAbout(root: string, file: string): Problem | undefined {
  const complaint = wrongWith(root, file);
  const start = { line: 1, column: 1 };
  return complaint && { file, range: { start, end: start }, severity: "error", ...complaint };
}

function wrongWith(root: string, file: string): Complaint | undefined {
  const type = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  if (!isOwn(root, file) || !statSync(join(root, file)).isFile()) return notOwn;
  if (!TYPES.includes(type)) return notListed;
  if (statSync(join(root, file)).size > MOST) return tooLarge;
  return type === "svg" && !isStill(readFileSync(join(root, file))) ? activeDrawing : undefined;
}

function isStill(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return !/[\0\ufffd]/.test(text) && !ACTIVE.test(text) && !LEADS_OUT.test(text);
}

const notOwn: Complaint = {
  code: "public-file",
  message: "This is a link to something else, or no file at all: visitors would get what it leads to.",
  hint: "Put the file itself there, or delete the link.",
};
const notListed: Complaint = {
  code: "public-file",
  message: "A file of this kind cannot be put on the site as it is.",
  hint: `Kinds that can: ${TYPES.join(", ")}. Save an iPhone's photo (.heic) as .jpg; a page is a .yaml file in pages-data.`,
};
const tooLarge: Complaint = {
  code: "public-file",
  message: "This file is larger than 20 MB: visitors would wait for it for minutes.",
  hint: "Save it smaller, or put it on a service made for large files and link to it.",
};
const activeDrawing: Complaint = {
  code: "public-file",
  message: "This drawing holds more than shapes: a script, or something from elsewhere.",
  hint: "Save it again from your drawing program as plain SVG, or as a .png file.",
};
