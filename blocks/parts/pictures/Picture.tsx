import type { ResolvedPicture } from "../../../content/resolve/forms.ts";

interface PictureProps {
  picture: ResolvedPicture;
  /** Its width on the page, as a `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Loads at once, before all else: the picture of a hero. Others load when they are near the viewport. */
  priority?: boolean;
}

/**
 * The `sizes` of a picture that spans a phone. Screens with a pixel ratio of 3 get a picture for 2: nobody sees the
 * difference, and it would more than double the download.
 */
export const ACROSS_PHONES = "(min-resolution: 2.5dppx) 71vw, 100vw";

/** A picture in AVIF and WebP at several widths, with its dimensions, so that loading shifts no layout. */
export function Picture({ picture, sizes, className = "", priority }: PictureProps) {
  const { address, alt, width, height, versions, mobileVersions: small, focus } = picture;
  return (
    <picture>
      {small && <source media={SMALL} type="image/avif" srcSet={small.avif} sizes={sizes} />}
      {small && <source media={SMALL} type="image/webp" srcSet={small.webp} sizes={sizes} />}
      {versions && <source type="image/avif" srcSet={versions.avif} sizes={sizes} />}
      <img
        src={address}
        srcSet={versions?.webp}
        alt={alt}
        className={`${className} ${focusClasses(focus)}`.trim()}
        sizes={sizes}
        width={width}
        height={height}
        fetchPriority={priority ? "high" : undefined}
        loading={priority ? undefined : "lazy"}
        decoding={priority ? undefined : "async"}
      />
    </picture>
  );
}

/** The media query for phones, which get a picture of their own if there is one. */
export const SMALL = "(max-width: 767.98px)";

/** The classes that keep a picture's focus in view when cropped: 72% 58% is focus-x-7 focus-y-6. */
function focusClasses(focus: string | undefined): string {
  const [x, y] = (focus ?? "").split(" ").map((percent) => Math.round(Number.parseInt(percent, 10) / 10));
  return focus ? `focus-x-${x} focus-y-${y}` : "";
}
