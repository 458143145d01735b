import type { Data } from "../+data.ts";
import { HeroPreload } from "./HeroPreload.tsx";
import { metadataOf } from "./metadata.ts";

/** What a page says about itself to browsers, search engines and social networks. */
export function Head({ site, page, scripts }: Data & { scripts: string[] }) {
  const { title, canonical, names, properties } = metadataOf(site, page);
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
      <HeroPreload page={page} />
      {scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
    </head>
  );
}
