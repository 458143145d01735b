import type { ProblemMessage } from "../../content/problem.ts";
import { PUBLISHABLE_TYPES, type PublicFileFault } from "../../content/read/publicFolder.ts";
import { findingAt, type SiteRule } from "../rule.ts";
import { message } from "./launch/placeholders.ts";

/** All files of public/ may be published. */
export const publicFiles: SiteRule = (_, { publicFiles }) =>
  publicFiles.flatMap(({ name, fault }) => {
    const path = name === "" ? "public" : `public/${name}`;
    return findingAt(path, [], fault && { code: "public-file", ...MESSAGES[fault] }, "key");
  });

/** public/og-image.jpg exists, which networks show for pages without a picture of their own. */
export const shareImage: SiteRule = (_, { publicFiles }) => {
  if (publicFiles.some(({ name }) => name === "og-image.jpg")) return [];
  const message =
    "This picture is not there: social networks show it for legal pages, and search engines for the business.";
  const hint = "Put a .jpg there by this name, 1200 by 630 pixels.";
  return findingAt("public/og-image.jpg", [], { code: "no-picture", message, hint }, "key");
};

/** None of the example pictures of a new site is left. Reported only at launch. */
export const examplePictures: SiteRule = (_, { publicFiles }) =>
  publicFiles.flatMap(({ name, isExample }) =>
    isExample ? findingAt(`public/${name}`, [], message("placeholder-picture", name), "key") : [],
  );

const MESSAGES: Record<PublicFileFault, Pick<ProblemMessage, "message" | "hint">> = {
  link: {
    message: "This is a link to something else, or no file at all: visitors would get what it leads to.",
    hint: "Put the file itself there, or delete the link.",
  },
  pointer: {
    message: "This is not the file itself, but what Git LFS keeps in its place.",
    hint: "Run git lfs pull",
  },
  type: {
    message: "A file of this kind cannot be put on the site as it is.",
    hint: `Kinds that can: ${PUBLISHABLE_TYPES.join(", ")}. Save an iPhone's photo (.heic) as .jpg; a page is a .yaml file in pages-data.`,
  },
  size: {
    message: "This file is larger than 20 MB: visitors would wait for it for minutes.",
    hint: "Save it smaller, or put it on a service made for large files and link to it.",
  },
  active: {
    message: "This drawing holds more than shapes: a script, or something from elsewhere.",
    hint: "Save it again from your drawing program as plain SVG, or as a .png file.",
  },
};

// Where lists of words and translation records stood before words/ held them, and what they are called there.
const MOVED: [outdated: RegExp, now: string][] = [
  [/^words-trade\.txt$/, "words/trade.txt"],
  [/^words\.([a-z]{2,3})\.txt$/, "words/spelling.$1.txt"],
  [/^words\.txt$/, "words/spelling.txt"],
  [/^translations$/, "words/translated"],
];

/** What is read from words/ alone does not stand at the project's root. */
export const outdatedPlaces: SiteRule = (_, { rootNames }) =>
  rootNames.flatMap((name) => {
    const moved = MOVED.find(([outdated]) => outdated.test(name));
    if (!moved) return [];
    const now = name.replace(...moved);
    const message = `Nothing reads ${name} here: it belongs at ${now}.`;
    const hint = `Move it: git mv ${name} ${now}`;
    return findingAt(name, [], { code: "wrong-place", severity: "warning", message, hint });
  });
