import { tagIds } from "../../content/resolve/tags.ts";
import type { Frame } from "../../content/types.ts";

const HOST = "https://www.googletagmanager.com";

/**
 * What the analytics and ads tools of site.yaml need in the head: nothing where there are none. Where visitors
 * are asked first, only the ids, for tags.ts: not even a hint leads to another host before they agree.
 */
export function Tags({ site }: { site: Frame }) {
  const ids = tagIds(site);
  if (ids.length === 0) return null;
  const address = `${HOST}/gtag/js?id=${ids[0]}`;
  if (site.integrations?.consent) return <meta name="tags" content={ids.join(" ")} data-ask={address} />;
  return (
    <>
      <meta name="tags" content={ids.join(" ")} />
      <link rel="preconnect" href={HOST} />
      <script defer src={address} />
    </>
  );
}
