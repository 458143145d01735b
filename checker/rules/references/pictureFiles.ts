import { scalarsIn } from "../../../content/lib/data.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import type { AnnotatedText } from "../../lib/annotatedTexts.ts";
import { type Decoded, type InspectedFile, isPictureFile, type Probe } from "../../public/inspectedFiles.ts";
import { findingAt, type RulePage, type SiteRule } from "../../rule.ts";
import { PICTURE_NAME } from "./pictures.ts";
import { publicNameOf } from "./writtenLinks.ts";

/** Minimum widths in pixels: a hero fills the window, a card much of a phone's; narrower pictures look blurred. */
const NARROWEST_HERO = 1200;
const NARROWEST = 300;
/** Maximum ratio of height to width of a hero picture: beside the text it is shown at 4:5, or squarer. */
const HIGHEST_HERO = 1.4;
const SHOWN = ["jpg", "png", "webp"];
const code = "bad-picture";
const broken = { code, hint: "Put the original in its place: the copy probably broke off." };

/**
 * Every picture file can be shown: it is complete, and has the format that its name says. Reported at its first use;
 * if it is unused, at the file itself, as a warning.
 */
export const pictureFiles: SiteRule = (pages, { site, theme, publicFiles }) => {
  const standIns = scalarsIn({ pictures: theme.value?.pictures ?? [] }).map(
    ({ value, path }): AnnotatedText => ({ holds: "picture", value: String(value), path }),
  );
  const files = [site, ...pages, { file: "theme/theme.yaml", facts: { files: standIns } }];
  const all = files.flatMap(({ file, facts }) => facts.files.map((use) => ({ ...use, file })));
  const firstUses = new Map(all.toReversed().map((use) => [publicNameOf(use), use]));
  const wrong = publicFiles.flatMap((file) => {
    const isRead = isPictureFile(file.name) && file.fault !== "size" && file.fault !== "pointer";
    const message = isRead ? messageAbout(file) : undefined;
    if (!message) return [];
    const use = firstUses.get(file.name);
    if (!use) return findingAt(`public/${file.name}`, [], { ...message, severity: "warning" }, "key");
    if (use.holds === "picture" && !PICTURE_NAME.test(use.value)) return []; // its pattern error says more
    return findingAt(use.file, use.path, message);
  });
  const placed = publicFiles.filter(({ decoded }) => decoded?.isPlaced);
  const told = placed.flatMap(({ name }) => {
    const message = "This picture holds the place where it was taken. Visitors get it without.";
    const hint = `Keep it out of the repository too, before you commit the picture: exiftool -overwrite_original -gps:all= -xmp:all= public/${name}`;
    return findingAt(`public/${name}`, [], { code, severity: "warning", message, hint }, "key");
  });
  return [...wrong, ...told, ...tooSmall(pages, publicFiles)];
};

/** Pictures too small for their place, and hero pictures too tall for theirs: each at the first such place. */
function tooSmall(pages: readonly RulePage[], publicFiles: readonly InspectedFile[]): Finding[] {
  const sizes = new Map(publicFiles.map(({ name, decoded }) => [name, decoded]));
  const found = pages.flatMap(({ file, facts }) =>
    facts.files.flatMap((use) => {
      const size = use.holds === "picture" ? sizes.get(publicNameOf(use)) : undefined;
      const message = size?.isRight ? messageAboutSize(use, size) : undefined;
      return message ? [{ name: use.value, finding: findingAt(file, use.path, message) }] : [];
    }),
  );
  return [...Map.groupBy(found, ({ name }) => name).values()].flatMap(([first]) => first?.finding ?? []);
}

function messageAboutSize({ value, path }: AnnotatedText, decoded: Decoded): ProblemMessage | undefined {
  const { width, height } = decoded;
  const isHero = path.length === 4 && path[1] === 0 && path[2] === "picture" && path[3] === "src";
  const least = isHero ? NARROWEST_HERO : NARROWEST;
  const size = `'${value}' is ${width} × ${height} pixels`;
  if (width < least) {
    const message = `${size}: it would look blurred here.`;
    const hint = `Save the original, at least ${least} pixels wide, in its place.`;
    return { code, severity: "warning", message, hint };
  }
  if (!isHero || height <= HIGHEST_HERO * width) return undefined;
  const message = `${size}: it is so high and narrow that most of it would be cut away here.`;
  const hint = "Choose one that is wide, or at most a third higher than it is wide.";
  return { code, severity: "warning", message, hint };
}

function messageAbout({ name, bytes, probe, decoded }: InspectedFile): ProblemMessage | undefined {
  const short = name.replace(/^images\//, "");
  if (!probe) return { ...broken, message: `'${short}' cannot be opened.` };
  if (bytes === 0) return { ...broken, message: `'${short}' is empty.` };
  const ending = name.split(".").at(-1)?.toLowerCase().replace("jpeg", "jpg") ?? "";
  if (probe.kind !== ending) return wrongKind(short, probe);
  if (decoded && !decoded.isRight) {
    const { width, height } = decoded;
    if (width <= 0) return { ...broken, message: `'${short}' is damaged: some of it cannot be read.` };
    const message = `'${short}' is far too large: ${width} × ${height} pixels.`;
    return { code, message, hint: "Save it again 2400 pixels wide, as a .jpg file." };
  }
  if (!probe.whole) return { ...broken, message: `'${short}' is cut off: its end is missing.` };
  if (!decoded?.moves) return undefined;
  const message = `'${short}' moves, and pages show only its first picture.`;
  const hint = `Choose one that stands still, or link to it: /images/${short} shows it moving.`;
  return { code, severity: "warning", message, hint };
}

function wrongKind(name: string, { kind }: Probe): ProblemMessage {
  const unread = `'${name}' is no picture that can be read.`;
  if (kind === undefined) return { code, message: unread, hint: "Save it again as a .jpg file." };
  const right = name.replace(/\.\w+$/, `.${kind}`);
  if (SHOWN.includes(kind)) {
    const hint = `Rename it to ${right}, and write that name wherever it is used.`;
    return { code, severity: "warning", message: `'${name}' is really a .${kind} file.`, hint };
  }
  const message = `'${name}' is a .${kind} file, which a page cannot show${kind === "heic" ? "; iPhones store photos so" : ""}.`;
  return { code, message, hint: "Open it, save it again as a .jpg file, and use that one." };
}
