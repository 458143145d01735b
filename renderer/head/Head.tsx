import type { Data } from "../+data.ts";
import { HeroPreload } from "./HeroPreload.tsx";
import { metadataOf } from "./metadata.ts";
import { structuredData, toJsonLd } from "./structuredData.ts";
import { Tags } from "./Tags.tsx";

/** What a page says about itself to browsers, search engines and social networks. */
export function Head({ site, page, home, scripts }: Data & { scripts: string[] }) {
  const { title, canonical, names, properties } = metadataOf(site, page, home);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {names.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {properties.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link
        rel="alternate"
        href="/feed.xml"
        type="application/rss+xml"
        title={`${site.business.name}: articles`}
      />
      <HeroPreload page={page} />
      <Tags site={site} />
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
