import type { ResolvedPicture } from "../../../content/types.ts";

interface PictureProps {
  picture: ResolvedPicture;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** Loads at once and first: the picture of a hero. Others load when they come near. */
  priority?: boolean;
}

/**
 * How wide a picture across a phone is, for `sizes`. A screen of three pixels to a point is sent two of them: nobody sees
 * the third, and it more than doubles what is loaded.
 */
export const ACROSS_PHONES = "(min-resolution: 2.5dppx) 71vw, 100vw";

/** A picture in AVIF and WebP at several widths, with its size, so that nothing moves when it arrives. */
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

/** On phones, which are given a picture of their own where there is one. */
export const SMALL = "(max-width: 767.98px)";

/** The classes by which a crop keeps a picture's focus: 72% 58% is focus-x-7 focus-y-6. */
function focusClasses(focus: string | undefined): string {
  const [x, y] = (focus ?? "").split(" ").map((percent) => Math.round(Number.parseInt(percent, 10) / 10));
  return focus ? `focus-x-${x} focus-y-${y}` : "";
}
