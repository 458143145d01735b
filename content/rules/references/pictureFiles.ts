import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { CheckedContent } from "../../check/checkContent.ts";
import type { CheckedPage } from "../../check/checkPages.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import { filesBelow } from "../../read/filesBelow.ts";
import type { Rule } from "../rule.ts";
import { PICTURE_NAME } from "./pictures.ts";
import { type Probe, probePicture } from "./probePicture.ts";
import { fileNamesOn, filesIn } from "./writtenMarks.ts";

const SHOWN = ["jpg", "png", "webp"];
const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/**
 * Every picture file can be shown: it is whole, and is what its name says. Told where it is first used; of one that
 * nothing uses, at the file itself, as a warning.
 */
export const pictureFiles: Rule = (content) => {
  const folder = join(content.root, "public");
  const files = existsSync(folder) ? filesBelow(folder) : [];
  const uses = usesIn(content);
  return files
    .filter((name) => PICTURE.test(name) && !basename(name).startsWith("."))
    .flatMap((name) => {
      const complaint = complainAbout(join(folder, name), name);
      return complaint ? (uses.get(name)?.(complaint) ?? [unused(name, complaint)]) : [];
    });
};

/** Where each file of public/ is first used, as what tells a problem there: none where its name says it all. */
function usesIn({ pages, site }: CheckedContent): Map<string, (complaint: Complaint) => Problem[]> {
  const uses = new Map<string, (complaint: Complaint) => Problem[]>();
  const used = (name: string, file: Pick<CheckedPage, "source" | "marks">) => {
    if (!uses.has(name)) uses.set(name, (complaint) => firstUse(name, file, complaint));
  };
  for (const { name } of filesIn(site)) used(name, site);
  for (const page of pages) for (const name of fileNamesOn(page)) used(name, page);
  return uses;
}

function firstUse(
  name: string,
  file: Pick<CheckedPage, "source" | "marks">,
  complaint: Complaint,
): Problem[] {
  const use = filesIn(file).find((one) => one.name === name);
  if (!use || (use.holds === "picture" && !PICTURE_NAME.test(use.value))) return []; // its pattern error says more
  return [file.source.problemAt(use.path, "value", complaint)];
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
  const ending = name.split(".").at(-1)?.toLowerCase().replace("jpeg", "jpg") ?? "";
  if (probe.kind !== ending) return wrongKind(short, probe);
  return probe.whole ? undefined : { ...broken, message: `'${short}' is cut off: its end is missing.` };
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

const broken = {
  code: "bad-picture",
  hint: "Put the original in its place: the copy probably broke off.",
} as const satisfies Partial<Complaint>;
