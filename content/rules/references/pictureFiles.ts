import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import parts from "../../../schema/parts.json" with { type: "json" };
import type { CheckedContent } from "../../check/checkContent.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import type { Rule } from "../rule.ts";
import { type Probe, probePicture } from "./probePicture.ts";
import { writtenMarks } from "./writtenMarks.ts";

const LARGE = 10_000_000;
const MEGABYTE = 1_000_000;
const SHOWN = ["jpg", "png", "webp"];
// Elsewhere in public/ a file of another kind may be there to be downloaded.
const PICTURE = /\.(?:jpe?g|png|webp|svg)$|^images\/.*\.(?:heic|heif|avif|gif|tiff?|bmp|psd)$/i;
const ALLOWED = new RegExp(parts.$defs.picture.properties.src.pattern);
const SCRIPT = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

/**
 * Every picture file can be shown: it is whole, is what its name says, and is no script. Told where it is first
 * used; of one that nothing uses, at the file itself, as a warning.
 */
export const pictureFiles: Rule = (content) => {
  const folder = join(content.root, "public");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const uses = usesIn(content);
  return names
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => PICTURE.test(name) && !name.split("/").some((part) => part.startsWith(".")))
    .sort()
    .flatMap((name) => {
      const complaint = complainAbout(join(folder, name), name);
      return complaint ? (uses.get(name)?.(complaint) ?? [unused(name, complaint)]) : [];
    });
};

/** Where each file of public/ is first used, as what tells a problem there: none where its name says it all. */
function usesIn({ pages, site }: CheckedContent): Map<string, (complaint: Complaint) => Problem[]> {
  const uses = new Map<string, (complaint: Complaint) => Problem[]>();
  for (const file of [site, ...pages]) {
    for (const { holds, value, path } of writtenMarks(file, ["picture", "link"])) {
      const name = holds === "picture" ? `images/${value}` : value.replace(/^\//, "");
      const told = holds === "picture" && !ALLOWED.test(value); // its pattern error says more
      if (!uses.has(name))
        uses.set(name, (complaint) => (told ? [] : [file.source.problemAt(path, "value", complaint)]));
    }
  }
  return uses;
}

function unused(name: string, complaint: Complaint): Problem {
  const start = { line: 1, column: 1 };
  return { ...complaint, file: `public/${name}`, range: { start, end: start }, severity: "warning" };
}

function complainAbout(file: string, name: string): Complaint | undefined {
  const probe = probePicture(file);
  const short = name.replace(/^images\//, "");
  if (!probe) return { ...broken, message: `'${short}' cannot be opened.` };
  if (probe.bytes === 0) return { ...broken, message: `'${short}' is empty.` };
  if (/\.svg$/i.test(name)) return SCRIPT.test(readFileSync(file, "utf8")) ? scripted(short) : undefined;
  const ending = name.split(".").at(-1)?.toLowerCase().replace("jpeg", "jpg") ?? "";
  return probe.kind === ending && SHOWN.includes(ending) ? quality(short, probe) : wrongKind(short, probe);
}

/** What may be wrong with a picture of the right kind. */
function quality(name: string, { whole, bytes }: Probe): Complaint | undefined {
  if (!whole) return { ...broken, message: `'${name}' is cut off: its end is missing.` };
  if (bytes < LARGE) return undefined;
  return {
    code: "too-large",
    severity: "warning",
    message: `'${name}' is ${Math.round(bytes / MEGABYTE)} MB large; ${LARGE / MEGABYTE} MB at most.`,
    hint: "Save it again 2,500 pixels wide: no screen gets more of it.",
  };
}

function wrongKind(name: string, { kind }: Probe): Complaint {
  if (kind === undefined)
    return {
      ...broken,
      message: `'${name}' is no picture that can be read.`,
      hint: "Save it again as a .jpg file.",
    };
  const right = name.replace(/\.\w+$/, `.${kind}`);
  if (SHOWN.includes(kind))
    return {
      code: "bad-picture",
      severity: "warning",
      message: `'${name}' is really a .${kind} file.`,
      hint: `Rename it to ${right}, and write that name wherever it is used.`,
    };
  return {
    code: "bad-picture",
    message: `'${name}' is a .${kind} file, which a page cannot show${kind === "heic" ? "; iPhones store photos so" : ""}.`,
    hint: "Open it, save it again as a .jpg file, and use that one.",
  };
}

function scripted(name: string): Complaint {
  return {
    code: "bad-picture",
    message: `'${name}' holds a script, which would run for whoever opens it.`,
    hint: "Use a .jpg or .png file instead, or have the script taken out.",
  };
}

const broken = {
  code: "bad-picture",
  hint: "Put the original in its place: the copy probably broke off.",
} as const satisfies Partial<Complaint>;
