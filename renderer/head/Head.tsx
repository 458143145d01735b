import { heroSizes } from "../../blocks/parts/pictures/heroSizes.ts";
import { SMALL } from "../../blocks/parts/pictures/Picture.tsx";
import type { Frame, Page, PictureVersions } from "../../content/resolve/forms.ts";
import { tagIds } from "../../content/resolve/tags.ts";
import { filledIn } from "../../schema/filledIn.ts";
import type { Data } from "../+data.ts";
import { structuredData, toJsonLd } from "./jsonLd/structuredData.ts";
import { metadataOf } from "./metadata.ts";

/** The head of a page: metadata for browsers, search engines and social networks, preloads and scripts. */
export function Head({ site, page, home, scripts, styles }: Data & Record<"scripts" | "styles", string[]>) {
  const { title, canonical, alternates, names, properties } = metadataOf(site, page, home);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(([hreflang, href]) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {names.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {properties.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {site.feed && (
        <link
          rel="alternate"
          href={site.feed}
          type="application/rss+xml"
          title={filledIn(site.words.articles.feed, { name: site.business.name })}
        />
      )}
      <HeroPreload page={page} />
      <Tags site={site} />
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which nothing can end the element
        dangerouslySetInnerHTML={{ __html: toJsonLd(structuredData(site, page)) }}
      />
    </head>
  );
}

/** Preloads the hero's picture before layout: on phones the mobile version, if there is one. */
function HeroPreload({ page }: { page: Page }) {
  const [hero] = page.blocks;
  if (hero?.type !== "hero" || !hero.picture) return null;
  const { versions, mobileVersions } = hero.picture;
  const sizes = heroSizes(hero.picture, hero.article !== undefined);
  return (
    <>
      {mobileVersions && <Preload versions={mobileVersions} sizes={sizes} media={SMALL} />}
      {versions && (
        <Preload versions={versions} sizes={sizes} media={mobileVersions && "(min-width: 768px)"} />
      )}
    </>
  );
}

function Preload({ versions, sizes, media }: { versions: PictureVersions; sizes: string; media?: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={versions.avif}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}

const HOST = "https://www.googletagmanager.com";

/**
 * The head elements of the analytics and ads tools in site.yaml, if any. If visitors are asked for consent first, only
 * a meta element with the data for tags.ts: no hint contacts another host before they agree.
 */
function Tags({ site }: { site: Frame }) {
  const ids = tagIds(site);
  if (ids.length === 0) return null;
  const address = `${HOST}/gtag/js?id=${ids[0]}`;
  const asked = { "data-ask": address, "data-words": JSON.stringify(site.words.consent) };
  const isAsked = site.integrations?.consent;
  return (
    <>
      <meta name="tags" content={ids.join(" ")} {...(isAsked && asked)} />
      {!isAsked && <link rel="preconnect" href={HOST} />}
      {!isAsked && <script defer src={address} />}
    </>
  );
}
