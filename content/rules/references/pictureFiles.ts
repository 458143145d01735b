import type { AnnotatedText } from "../../check/schemas/marks.ts";
import type { FileInterface, Probe, PublicFile } from "../../forms.ts";
import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import { isPictureFile, MOST_BYTES } from "../publicFolder.ts";
import type { SiteRule } from "../rule.ts";
import { PICTURE_NAME } from "./pictures.ts";
import { publicNameOf } from "./writtenLinks.ts";

const SHOWN = ["jpg", "png", "webp"];

/**
 * Every picture file can be shown: it is whole, and is what its name says. Reported where it is first used; of one that
 * nothing uses, at the file itself, as a warning.
 */
export const pictureFiles: SiteRule = (pages, { site, publicFiles }) => {
  const uses = firstUses([site.interface, ...pages]);
  return publicFiles.flatMap((file): Finding[] => {
    const complaint = isPictureFile(file.name) && file.bytes <= MOST_BYTES ? complaintAbout(file) : undefined;
    if (!complaint) return [];
    const use = uses.get(file.name);
    if (!use)
      return [{ file: `public/${file.name}`, path: [], part: "key", ...complaint, severity: "warning" }];
    if (use.holds === "picture" && !PICTURE_NAME.test(use.value)) return []; // its pattern error says more
    return [{ file: use.file, path: use.path, part: "value", ...complaint }];
  });
};

/** Where each file of public/ is first named. */
function firstUses(files: readonly FileInterface[]): Map<string, AnnotatedText & { file: string }> {
  const uses = files.flatMap(({ file, files: named }) => named.map((one) => ({ ...one, file })));
  return new Map(uses.reverse().map((use) => [publicNameOf(use), use]));
}

function complaintAbout({ name, bytes, probe }: PublicFile): ProblemMessage | undefined {
  const short = name.replace(/^images\//, "");
  if (!probe) return { ...broken, message: `'${short}' cannot be opened.` };
  if (bytes === 0) return { ...broken, message: `'${short}' is empty.` };
  const ending = name.split(".").at(-1)?.toLowerCase().replace("jpeg", "jpg") ?? "";
  if (probe.kind !== ending) return wrongKind(short, probe);
  return probe.whole ? undefined : { ...broken, message: `'${short}' is cut off: its end is missing.` };
}

function wrongKind(name: string, { kind }: Probe): ProblemMessage {
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
} as const satisfies Partial<ProblemMessage>;
