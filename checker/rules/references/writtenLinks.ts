import { decodedPath } from "../../../content/lib/addresses.ts";
import { valueAt } from "../../../content/lib/data.ts";
import { SAFE_LINK } from "../../../schema/links.ts";
import type { AnnotatedText } from "../../lib/annotatedTexts.ts";
import type { FileWithTexts, WrittenLink } from "../../rule.ts";
import { markdownLinks, writtenTexts } from "../../texts/fileTexts.ts";

/** The links in a file; `origin` matches absolute addresses of this site within its texts. */
export function linksIn(file: FileWithTexts, origin: RegExp | undefined): WrittenLink[] {
  return writtenTexts(file, ["link", "text", "inlineMarkdown", "paragraphs", "markdown"]).flatMap((mark) =>
    hrefsOf(mark, origin).map((href): WrittenLink => {
      const isFilled = String(valueAt(file.source.data, mark.path)).includes("${");
      return { href, path: mark.path, isWhole: mark.holds === "link", ...(isFilled && { isFilled }) };
    }),
  );
}

function hrefsOf({ holds, value }: AnnotatedText, origin: RegExp | undefined): string[] {
  if (holds === "link") return SAFE_LINK.test(value) ? [value] : []; // its pattern error says more
  const own = origin ? (value.match(origin) ?? []) : [];
  return [...new Set([...(holds === "text" ? [] : markdownLinks(value)), ...own])];
}

/** Returns a pattern for absolute addresses of the site at `url` within a text, with their paths. */
export function ownOrigin(url: string): RegExp {
  const host = url.replace(/^https?:\/\/(?:www\.)?/, "").replaceAll(".", "\\.");
  return new RegExp(`https?://(?:www\\.)?${host}(?![\\w.-])(?:/[\\w/.#-]*[\\w/])?`, "g");
}

/** All uses of files of public/ in a content file, as pictures or in links. */
export function filesIn(file: FileWithTexts): AnnotatedText[] {
  const isFile = ({ holds, value }: AnnotatedText) => holds === "picture" || /\.\w+$/.test(value);
  return writtenTexts(file, ["picture", "link"]).filter(isFile);
}

/** The name in public/ of a file that is shown or linked to. */
export function publicNameOf({ holds, value }: AnnotatedText): string {
  return holds === "picture" ? `images/${value}` : decodedPath(value).replace(/^\//, "");
}
