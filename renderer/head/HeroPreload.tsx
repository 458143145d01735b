import type { Page, PictureVersions } from "../../content/types.ts";

/** Starts loading the hero's picture before the page is laid out: the portrait on phones, where there is one. */
export function HeroPreload({ page }: { page: Page }) {
  const [hero] = page.blocks;
  if (hero?.type !== "hero" || !hero.picture) return null;
  const { versions, mobileVersions } = hero.picture;
  if (!mobileVersions) return <Preload versions={versions} />;
  return (
    <>
      <Preload versions={mobileVersions} media="(max-width: 767.98px)" />
      <Preload versions={versions} media="(min-width: 768px)" />
    </>
  );
}

function Preload({ versions, media }: { versions?: PictureVersions; media?: string }) {
  if (!versions) return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={versions.avif}
      imageSizes="100vw"
      media={media}
      fetchPriority="high"
    />
  );
}
