import { srcSet } from "../../blocks/parts/Picture.tsx";
import type { Page } from "../../content/types.ts";

/** Starts loading the hero's picture before the page is laid out: the portrait on phones, where there is one. */
export function HeroPreload({ page }: { page: Page }) {
  const [hero] = page.blocks;
  if (hero?.type !== "hero" || !hero.picture) return null;
  const { src, mobile } = hero.picture;
  if (!mobile) return <Preload src={src} />;
  return (
    <>
      <Preload src={mobile} media="(max-width: 768px)" />
      <Preload src={src} media="(min-width: 768.02px)" />
    </>
  );
}

function Preload({ src, media }: { src: string; media?: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet(src, "avif")}
      imageSizes="100vw"
      media={media}
      fetchPriority="high"
    />
  );
}
