import { errorsIn, type Problem } from "./problem/problem.ts";

/** Where reading or checking a file found an error, what rules say of the same entry only follows from that. */
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

/** One phone is told once. What follows from a section that stands on its page twice, as its second id, is told with that. */
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

/** What a comparison of a translation with its original finds. */
const COMPARED: readonly Problem["code"][] = [
  "original-changed",
  "other-figure",
  "other-part",
  "other-value",
  "unknown-original",
  "untranslated",
];

/** The page that a translation is of: its address, and its file, where it is there. */
export type Originals = ReadonlyMap<string, { address: string; file: string | undefined }>;

/** What a translation lacks only follows, where its original is wrong: at or in the same entry, or where it has an error at all. */
export function withoutOldComparisons(problems: readonly Problem[], originals: Originals): Problem[] {
  const own = problems.filter(({ code }) => !COMPARED.includes(code));
  const wrong = Map.groupBy(own, ({ file }) => file);
  return problems.filter(({ code, file, path }) => {
    if (!COMPARED.includes(code)) return true;
    const place = path[0] === "site" ? path.slice(1) : path; // what words say in place of site.yaml
    const isOwn = own.some(
      (one) => one.file === file && path.length > 0 && JSON.stringify(one.path) === JSON.stringify(path),
    );
    if (isOwn) return false; // it is wrong in itself
    const isIn = (one: Problem) =>
      one.path.length > 0 && place.every((step, depth) => step === one.path[depth]);
    const found = wrong.get(originals.get(file)?.file ?? "") ?? [];
    return !found.some((one) => one.severity === "error" || isIn(one));
  });
}

/** What a mistake with a page or a folder brings about elsewhere. */
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

/** What is missing, and named: the first place that names it tells of all. */
const MISSING: readonly Problem["code"][] = ["dead-link", "no-picture", "not-allowed", "unknown-variable"];

/** What follows from one mistake is counted under it: links to a city whose index.yaml is gone, all places of an offer that is gone. */
export function folded(problems: Problem[], originals: Originals = new Map()): Problem[] {
  const rank = ({ code }: Problem) => (MISSING.includes(code) ? 2 : Number(code !== "missing-page"));
  const causes = problems.filter(({ about }) => about !== undefined).sort((a, b) => rank(a) - rank(b));
  return causes.reduce((left, cause) => {
    if (!left.includes(cause)) return left; // it follows from an earlier one
    const own = left.filter(
      (problem) =>
        problem !== cause && (followsFrom(problem, cause) || isOfGone(originals.get(problem.file), cause)),
    );
    const gone = own.filter(({ code }) => code === "retired-address"); // to which links lead, too
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

/** Whether a problem is of the translation of a page that is gone, or in another place. */
function isOfGone(original: { address: string } | undefined, { code, about }: Problem): boolean {
  return original !== undefined && GONE.includes(code) && `${original.address}/`.startsWith(`${about}/`);
}

const GONE: readonly Problem["code"][] = ["missing-page", "no-city", "retired-address", "wrong-place"];

function followsFrom(problem: Problem, cause: Problem): boolean {
  const { code, file, about, fix, severity } = problem;
  if (severity === "error" && cause.severity === "warning") return false; // a check that fails says why
  if (MISSING.includes(cause.code)) return MISSING.includes(code) && about === cause.about && !fix;
  if (cause.code === "wrong-form") return file === `public/images/${cause.about}`; // a picture
  if (!CONSEQUENCES.includes(code)) return false;
  // As /york, with which other addresses of that city's page end, too.
  const hub = cause.code === "no-city" ? cause.about?.replace(/.*(?=\/)/, "") : undefined;
  const isWithin = (address = "") =>
    `${address}/`.startsWith(`${cause.about}/`) || (hub !== undefined && address.endsWith(hub));
  if (code === "dead-link" && (isWithin(about) || isWithin(fix?.text))) return true;
  const folder = cause.file.replace(/[^/]*$/, "");
  const isOfFile = file === cause.file;
  switch (cause.code) {
    case "missing-page": // without which its file's other addresses are missed as well
      return isOfFile && (code === "retired-address" || code === cause.code);
    case "retired-address": // of a city whose whole folder was deleted, or has another name
      if (isOfFile && code === cause.code && !fix && !cause.fix) return true; // the page is gone, with all its addresses
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

/** Whether a name that cannot be used is a folder's: the file's own is right. */
function isOfFolder({ file }: Problem): boolean {
  return /\/[a-z0-9-]+\.yaml$/.test(file);
}
