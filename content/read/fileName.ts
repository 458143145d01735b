import type { ProblemMessage } from "../problem/problem.ts";

/** What is wrong with the name of a content file; undefined where nothing is. */
export function nameComplaint(file: string): ProblemMessage | undefined {
  if (file === "site.yaml" || /^pages-data\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/.test(file)) return undefined;
  const name = file.slice(file.lastIndexOf("/") + 1);
  if (/\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/i.test(name)) return picture;
  if (/\.ya?ml\.txt$/i.test(name)) return endsInText(name.replace(/\.ya?ml\.txt$/i, ".yaml"));
  if (!isYaml(file)) return noPage;
  const meant = `${slugFor(name.replace(/\.ya?ml$/i, ""))}.yaml`;
  return badName(meant === name || meant === ".yaml" ? "leak-detection.yaml" : meant);
}

/** Whether a file means to hold YAML, by its name. */
export function isYaml(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}

/** The path on the site of a file in pages-data: pages-data/services/index.yaml is /services. A misnamed one is where it was meant to be. */
export function urlOf(file: string): string {
  const path = file
    .replace(/^pages-data/, "")
    .replace(/\.ya?ml(?:\.txt)?$/i, "")
    .toLowerCase()
    .replace(/[ _]+/g, "-")
    .replace(/\/index$/, "");
  return path === "" ? "/" : path;
}

/** A name as an address spells it: small letters, digits and hyphens. */
export function slugFor(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const picture: ProblemMessage = {
  code: "bad-file-name",
  message: "This is a picture, and pages-data holds pages alone.",
  hint: "Move it into public/images.",
};
const noPage: ProblemMessage = {
  code: "bad-file-name",
  message: "This is no page: pages-data holds files that end in .yaml alone.",
  hint: "Move it out of pages-data. If it is a page, end its name in .yaml.",
};

function endsInText(meant: string): ProblemMessage {
  return {
    code: "bad-file-name",
    message: "This page's name ends in .txt, which your editor has put behind it.",
    hint: `Rename the file to ${meant}. If you see no .txt, let your computer show the endings of files.`,
  };
}

function badName(meant: string): ProblemMessage {
  return {
    code: "bad-file-name",
    message: "The name of this file, or of a folder above it, cannot be part of an address.",
    hint: `Use small letters, digits and hyphens, and end the name in .yaml, as in ${meant}.`,
  };
}
