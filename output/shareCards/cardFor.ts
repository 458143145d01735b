import { hash } from "node:crypto";
import type { ShareCardSource } from "../../content/resolve/card.ts";
import type { Frame } from "../../content/resolve/forms.ts";
import { missingLetters } from "../../content/theme/fontFile.ts";
import type { Pictures } from "../pictures/pictures.ts";

/** What a share card (the picture that social networks show for a page) shows. */
export interface OgSubject {
  company: string;
  eyebrow: string | undefined;
  heading: string;
  /** The file in public/images beside the text, and its focus, which is kept in view. */
  picture: string;
  focus: string;
}

/** The size of a card that social networks ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Width of the text panel, in pixels: the picture begins where it ends, and no text covers it. */
export const PANEL = 672;

// Part of every address. Increment it when the design changes, or networks keep the cards they have cached.
const DESIGN = 5;
/** In public/: for legal and not-found pages, for pages without a readable picture, and where fonts lack a letter. */
const STANDARD = "/og-image.jpg";

/** What cards need besides the page. */
type CardContext = { site: Pick<Frame, "business" | "theme">; pictures: Pictures };

/** The address of the share card of a page, with a hash of all that it shows; else that of the standard picture. */
export function shareImageOf(card: ShareCardSource, context: CardContext): string {
  if (card.kind === "legal" || card.kind === "notFound") return STANDARD;
  const subject = subjectOf(card, context);
  const bytes = context.pictures[subject.picture]?.base; // contains the hash of the file
  const { company, eyebrow = "", heading } = subject;
  if (bytes === undefined || missingLetters(company + eyebrow + heading).length > 0) return STANDARD;
  const name = card.url.slice(1).replaceAll("/", "-") || "home";
  const { colors, faces, logo, wordmark } = context.site.theme; // only what the card uses
  const shown = JSON.stringify([DESIGN, colors, faces, logo, { ...subject, wordmark }, bytes]);
  return `/og/${name}.${hash("sha256", shown).slice(0, 8)}.jpg`;
}

/** What the share card of a page shows. */
export function subjectOf(
  { eyebrow, heading, ...card }: ShareCardSource,
  { site, pictures }: CardContext,
): OgSubject {
  const picture = card.picture ?? site.theme.pictures?.share ?? "";
  const focus = card.focus ?? pictures[picture]?.facts?.focus ?? "50% 50%";
  const company = site.business.name;
  return { company, eyebrow, heading, picture, focus };
}
