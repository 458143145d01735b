import { pictures } from "virtual:pictures";
import type { ComponentProps } from "react";
import type { Picture as PictureData } from "../../schema/types.ts";

type Loading = Pick<ComponentProps<"img">, "fetchPriority" | "loading" | "decoding">;

interface PictureProps {
  picture: PictureData;
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** Loads at once and first: the picture of a hero. Others load when they come near. */
  priority?: boolean;
}

/** A picture in AVIF and WebP at several widths, with its size, so that nothing moves when it arrives. */
export function Picture({ picture: { src, mobile, alt }, sizes, className, priority }: PictureProps) {
  const { width, height } = pictures[src] ?? {};
  const loading: Loading = priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" };
  return (
    <picture>
      {mobile && (
        <source media="(max-width: 768px)" type="image/avif" srcSet={srcSet(mobile, "avif")} sizes={sizes} />
      )}
      {mobile && (
        <source media="(max-width: 768px)" type="image/webp" srcSet={srcSet(mobile, "webp")} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={srcSet(src, "avif")} sizes={sizes} />
      <img
        src={fallback(src)}
        srcSet={srcSet(src, "webp")}
        alt={alt}
        {...{ sizes, width, height, className }}
        {...loading}
      />
    </picture>
  );
}

/** The versions of a picture in one format, as the `srcset` attribute lists them. */
export function srcSet(src: string, format: "avif" | "webp"): string | undefined {
  const { base, widths = [] } = pictures[src] ?? {};
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ") || undefined;
}

function fallback(src: string): string {
  const { base, widths = [] } = pictures[src] ?? {};
  const width = widths.find((candidate) => candidate >= 960) ?? widths.at(-1);
  return base === undefined || width === undefined ? `/images/${src}` : `${base}-${width}.webp`;
}
