import type { BlockOf } from "../../../content/resolve/forms.ts";
import { ACROSS_PHONES } from "./Picture.tsx";

type Sized = Pick<NonNullable<BlockOf<"hero">["picture"]>, "calm" | "width" | "height">;

/** The position of the headline: over a wide picture with a calm sky at its left, else beside the picture. */
export function layoutFor({ calm, width, height }: Sized): "over" | "beside" {
  return calm === "left" && width > height ? "over" : "beside";
}

/**
 * The `sizes` of a hero's picture, shared with the preload in the head: if they differed, it would load twice. A wide
 * picture beside the text is drawn wider than its box, which crops it.
 */
export function heroSizes(picture: Sized, isArticle: boolean): string {
  if (isArticle) return `(min-width: 1024px) 43rem, (min-width: 768px) 94vw, ${ACROSS_PHONES}`;
  if (layoutFor(picture) === "over") return "100vw";
  return picture.width > picture.height
    ? "(min-width: 1536px) 74vw, (min-width: 1024px) 92vw, 100vw"
    : "(min-width: 1024px) 56vw, 100vw";
}
