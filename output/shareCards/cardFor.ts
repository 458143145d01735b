import { hash } from "node:crypto";
import type { CardSource } from "../../content/resolve/card.ts";
import type { Frame } from "../../content/types.ts";
import type { Pictures } from "../pictures/pictures.ts";

/** What a picture for social networks shows. */
export interface OgSubject {
  company: string;
  eyebrow: string | undefined;
  heading: string;
  /** The file in public/images beside the words, and the point of it that is kept in view. */
  picture: string;
  focus: string;
}

/** The size of a card that social networks ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** From where on the picture shows, which no word covers. */
export const PANEL = 672;

// Part of every address. Raise it when the design changes, or else networks keep the pictures they have.
const DESIGN = 4;
/** Of public/: for pages of which there is nothing to show, or no picture that can be read. */
const STANDARD = "/og-image.jpg";

/** What cards take besides the page. */
interface CardContext {
  site: Pick<Frame, "business" | "theme">;
  pictures: Pictures;
}

/** The address of the picture that social networks show for a page. Another picture has another address. */
export function shareImageOf(card: CardSource, context: CardContext): string {
  if (card.kind === "legal" || card.kind === "notFound") return STANDARD;
  const subject = subjectOf(card, context);
  const bytes = context.pictures[subject.picture]?.base; // holds the hash of the file
  if (bytes === undefined) return STANDARD;
  const name = card.url.slice(1).replaceAll("/", "-") || "home";
  const { colors, faces, logo } = context.site.theme; // what the card takes of it
  const shown = JSON.stringify([DESIGN, colors, faces, logo, subject, bytes]);
  return `/og/${name}.${hash("sha256", shown).slice(0, 8)}.jpg`;
}

/** What stands on the picture of a page. */
export function subjectOf(
  { eyebrow, heading, ...card }: CardSource,
  { site, pictures }: CardContext,
): OgSubject {
  const picture = card.picture ?? site.theme.pictures?.share ?? "";
  const focus = card.focus ?? pictures[picture]?.facts?.focus ?? "50% 50%";
  const company = site.business.name;
  return { company, eyebrow, heading, picture, focus };
}
