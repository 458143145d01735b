import { errorsIn, type Problem } from "../content/problem.ts";

/** Drops problems that rules found at an entry where reading or checking found an error: they only follow from it. */
export function withoutEchoes(own: readonly Problem[], ofRules: readonly Problem[]): Problem[] {
  const keyOf = ({ file, path }: Problem) => JSON.stringify([file, path]);
  const wrong = new Set(errorsIn(own).map(keyOf));
  const misplaced = new Set(ofRules.filter(({ code }) => code === "wrong-place").map(keyOf));
  return ofRules.filter((problem) => {
    if (problem.path.length === 0) return true;
    const key = keyOf(problem);
    return !wrong.has(key) && !(problem.code === "beyond-chart" && misplaced.has(key));
  });
}

/**
 * Reports a wrong phone once per entry, and a section that repeats another on its page once: problems within it, such
 * as its second id, are dropped, and it becomes an error if one of them is an error.
 */
export function withoutRepeated(all: Problem[]): Problem[] {
  const isPhone = ({ code, path }: Problem, other: Problem) =>
    code === "wrong-phone" && other.code === code && JSON.stringify(path) === JSON.stringify(other.path);
  const problems = all.filter((one, index) => !all.slice(0, index).some((first) => isPhone(one, first)));
  const isSection = ({ code, path, fix }: Problem) => code === "listed-twice" && path.length === 2 && fix;
  return problems.filter(isSection).reduce((left, section) => {
    const isOf = ({ path }: Problem) => section.path.every((step, depth) => step === path[depth]);
    const own = left.filter((one) => one !== section && isOf(one));
    const severity = own.some((one) => one.severity === "error") ? "error" : section.severity;
    return left
      .filter((one) => !own.includes(one))
      .map((one) => (one === section ? { ...section, severity } : one));
  }, problems);
}

/** Codes of problems that comparing a translation with its original finds. */
const COMPARED: readonly Problem["code"][] = [
  "original-changed",
  "other-figure",
  "other-part",
  "other-value",
  "unknown-original",
  "untranslated",
];

/** The originals of translations, by the translation's file: address, and file if it exists. */
export type Originals = ReadonlyMap<string, { address: string; file: string | undefined }>;

/**
 * Drops comparison problems of a translation that only follow from others: from one at the same entry of the
 * translation, from one at or within that entry of its original, or from any error in its original.
 */
export function withoutOldComparisons(problems: readonly Problem[], originals: Originals): Problem[] {
  const own = problems.filter(({ code }) => !COMPARED.includes(code));
  const wrong = Map.groupBy(own, ({ file }) => file);
  return problems.filter(({ code, file, path }) => {
    if (!COMPARED.includes(code)) return true;
    const place = path[0] === "site" ? path.slice(1) : path; // words translate site.yaml under `site`
    const isOwn = own.some(
      (one) => one.file === file && path.length > 0 && JSON.stringify(one.path) === JSON.stringify(path),
    );
    if (isOwn) return false; // the entry has a problem of its own
    const isIn = (one: Problem) =>
      one.path.length > 0 && place.every((step, depth) => step === one.path[depth]);
    const found = wrong.get(originals.get(file)?.file ?? "") ?? [];
    return !found.some((one) => one.severity === "error" || isIn(one));
  });
}

/** Codes of problems that a mistake with a page or a folder can cause elsewhere. */
const CONSEQUENCES: readonly Problem["code"][] = [
  "bad-file-name",
  "dead-link",
  "duplicate-description",
  "duplicate-title",
  "missing-page",
  "no-city",
  "no-schema-line",
  "retired-address",
  "thin-page",
  "too-alike",
  "unknown-variable",
  "unreached-page",
  "wrong-place",
];

/** Codes for something missing that is named: the first place that names it reports all of them. */
const MISSING: readonly Problem["code"][] = ["dead-link", "no-picture", "not-allowed", "unknown-variable"];

/**
 * Folds problems that follow from one mistake into its problem: links to a city whose index.yaml is gone, all places
 * that name an offer that is gone.
 */
export function folded(problems: Problem[], originals: Originals = new Map()): Problem[] {
  const rank = ({ code }: Problem) => (MISSING.includes(code) ? 2 : Number(code !== "missing-page"));
  const causes = problems.filter(({ about }) => about !== undefined).sort((a, b) => rank(a) - rank(b));
  return causes.reduce((left, cause) => {
    if (!left.includes(cause)) return left; // already folded into an earlier one
    const own = left.filter(
      (problem) =>
        problem !== cause && (followsFrom(problem, cause) || isOfGone(originals.get(problem.file), cause)),
    );
    const gone = own.filter(({ code }) => code === "retired-address"); // other links lead to these addresses
    const isRest = (problem: Problem) =>
      own.includes(problem) || gone.some((one) => followsFrom(problem, one));
    const rest = left.filter((problem) => problem !== cause && isRest(problem));
    if (rest.length === 0) return left;
    const message = `${cause.message} … and ${rest.length} more that ${rest.length === 1 ? "goes" : "go"} with it.`;
    return left
      .filter((problem) => !rest.includes(problem))
      .map((problem) => (problem === cause ? { ...cause, message, more: rest } : problem));
  }, problems);
}

/** Whether a problem says that an original is gone or misplaced: its translation's problems follow from that. */
function isOfGone(original: { address: string } | undefined, { code, about }: Problem): boolean {
  return original !== undefined && GONE.includes(code) && `${original.address}/`.startsWith(`${about}/`);
}

const GONE: readonly Problem["code"][] = ["missing-page", "no-city", "retired-address", "wrong-place"];

function followsFrom(problem: Problem, cause: Problem): boolean {
  const { code, file, about, fix, severity } = problem;
  if (severity === "error" && cause.severity === "warning") return false; // a failing check must show its errors
  if (MISSING.includes(cause.code)) return MISSING.includes(code) && about === cause.about && !fix;
  if (cause.code === "wrong-form") return file === `public/images/${cause.about}`; // a picture
  if (!CONSEQUENCES.includes(code)) return false;
  // Such as /york, the end of the other addresses of that city's page, too.
  const hub = cause.code === "no-city" ? cause.about?.replace(/.*(?=\/)/, "") : undefined;
  const isWithin = (address = "") =>
    `${address}/`.startsWith(`${cause.about}/`) || (hub !== undefined && address.endsWith(hub));
  if (code === "dead-link" && (isWithin(about) || isWithin(fix?.text))) return true;
  const folder = cause.file.replace(/[^/]*$/, "");
  const isOfFile = file === cause.file;
  switch (cause.code) {
    case "missing-page": // with the page, the other addresses of its file are gone as well
      return isOfFile && (code === "retired-address" || code === cause.code);
    case "retired-address": // of a city whose whole folder was deleted or renamed
      if (isOfFile && code === cause.code && !fix && !cause.fix) return true; // the page is gone with all its addresses
      if (isOfFile) return code === "unreached-page" || code === "wrong-place";
      return (
        code === cause.code &&
        !fix === !cause.fix &&
        cause.file.endsWith("/index.yaml") &&
        file.startsWith(folder)
      );
    case "duplicate-title": // of a page that was copied
      return isOfFile && (code === "duplicate-description" || code === "unreached-page");
    case "taken-address":
      return isOfFile;
    case "bad-file-name":
      return isOfFile || (isOfFolder(cause) && (code === "missing-page" || file.startsWith(folder)));
    case "wrong-place":
      return cause.file.endsWith("/index.yaml") ? file.startsWith(folder) : isOfFile;
    default:
      return code === "missing-page" ? isWithin(about) : file.startsWith(folder);
  }
}

/** Whether a bad name is that of a folder: the file's own name is valid. */
function isOfFolder({ file }: Problem): boolean {
  return /\/[a-z0-9-]+\.yaml$/.test(file);
}
