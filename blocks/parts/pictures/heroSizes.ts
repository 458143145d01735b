import type { BlockOf } from "../../../content/types.ts";
import { ACROSS_PHONES } from "./Picture.tsx";

type Sized = Pick<NonNullable<BlockOf<"hero">["picture"]>, "calm" | "width" | "height">;

/** Where the headline stands: on the picture where it shows a calm sky, else beside it. */
export function layoutFor({ calm, width, height }: Sized): "over" | "beside" {
  return calm === "left" && width > height ? "over" : "beside";
}

/**
 * How wide a hero's picture is drawn, for `sizes`, and for the head, which asks for it first: were they not the same, it
 * would come twice. A wide one beside the words is wider than its box, which cuts it.
 */
export function heroSizes(picture: Sized, isArticle: boolean): string {
  if (isArticle) return `(min-width: 1024px) 43rem, (min-width: 768px) 94vw, ${ACROSS_PHONES}`;
  if (layoutFor(picture) === "over") return "100vw";
  return picture.width > picture.height
    ? "(min-width: 1536px) 74vw, (min-width: 1024px) 92vw, 100vw"
    : "(min-width: 1024px) 56vw, 100vw";
}
