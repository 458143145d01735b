import type { PublicFile } from "../../content/forms.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import { MOST_BYTES } from "../../content/read/public/publicFolder.ts";
import { findingAt, type SiteRule } from "../rule.ts";
import { complaint } from "./launch/placeholders.ts";

const TYPES = ["jpg", "png", "webp", "avif", "gif", "ico", "svg", "pdf", "txt", "json", "mp4", "webm", "vcf"];
/** Matches all that an SVG can do besides being drawn: run code, load something, or hide that it does. */
const ACTIVE =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe)|<[!?](?!xml |--)|\son\w+\s*=|javascript:|@import|&#/i;
const UNREADABLE = /[\0\ufffd]/;
const LEADS_OUT = /(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp)[;,]))/i;

/**
 * public/ is published as it is. So nothing in it may run code in browsers, or be a link to a file that is not
 * meant for visitors.
 */
export const publicFiles: SiteRule = (_, { publicFiles }) =>
  publicFiles.flatMap((file) => {
    const complaint = complaintAbout(file);
    const path = file.name === "" ? "public" : `public/${file.name}`;
    return findingAt(path, [], complaint, "key");
  });

/** public/og-image.jpg exists, which networks show for pages without a picture of their own. */
export const shareImage: SiteRule = (_, { publicFiles }) =>
  publicFiles.some(({ name }) => name === "og-image.jpg")
    ? []
    : findingAt("public/og-image.jpg", [], noShareImage, "key");

/** None of the example pictures of a new site is left. Reported only at launch. */
export const examplePictures: SiteRule = (_, { publicFiles }) =>
  publicFiles.flatMap(({ name, isExample }) =>
    isExample ? findingAt(`public/${name}`, [], complaint("placeholder-picture", name), "key") : [],
  );

function complaintAbout({ name, isOwn, bytes, svg }: PublicFile): ProblemMessage | undefined {
  const type = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!isOwn) return notOwn;
  if (!TYPES.includes(type)) return notListed;
  if (bytes > MOST_BYTES) return tooLarge;
  const isActive = svg !== undefined && [UNREADABLE, ACTIVE, LEADS_OUT].some((pattern) => pattern.test(svg));
  return isActive ? activeDrawing : undefined;
}

const noShareImage: ProblemMessage = {
  code: "no-picture",
  message:
    "This picture is not there: social networks show it for legal pages, and search engines for the business.",
  hint: "Put a .jpg there by this name, 1200 by 630 pixels.",
};
const notOwn: ProblemMessage = {
  code: "public-file",
  message: "This is a link to something else, or no file at all: visitors would get what it leads to.",
  hint: "Put the file itself there, or delete the link.",
};
const notListed: ProblemMessage = {
  code: "public-file",
  message: "A file of this kind cannot be put on the site as it is.",
  hint: `Kinds that can: ${TYPES.join(", ")}. Save an iPhone's photo (.heic) as .jpg; a page is a .yaml file in pages-data.`,
};
const tooLarge: ProblemMessage = {
  code: "public-file",
  message: "This file is larger than 20 MB: visitors would wait for it for minutes.",
  hint: "Save it smaller, or put it on a service made for large files and link to it.",
};
const activeDrawing: ProblemMessage = {
  code: "public-file",
  message: "This drawing holds more than shapes: a script, or something from elsewhere.",
  hint: "Save it again from your drawing program as plain SVG, or as a .png file.",
};
