import type { ReactNode } from "react";
import type { ResolvedPicture } from "../../content/types.ts";
import { Picture } from "./Picture.tsx";

/** How wide a picture is drawn: a wide one is cut at the sides, so more of it than its box shows. */
const SIZES = {
  tall: "(min-width: 1024px) min(42vw, 44rem), 100vw",
  wide: "(min-width: 1024px) 74vw, 119vw",
};

/** A picture that reaches the edge of the page beside what a section says: a tall one narrow, a wide one wide. */
export function Pictured({ picture, children }: { picture: ResolvedPicture; children: ReactNode }) {
  const shape = picture.height > picture.width ? "tall" : "wide";
  return (
    <div className={`pictured ${shape}`}>
      <figure>
        <Picture picture={picture} sizes={SIZES[shape]} />
        {picture.caption && <figcaption>{picture.caption}</figcaption>}
      </figure>
      <div>{children}</div>
    </div>
  );
}
