import { useEffect, useState } from "react";
import type { Opened } from "../../contract.ts";

/** How the page looks in a list of search results, and when it is shared. */
export function SearchResult({ url = "/", version, counts }: Pick<Opened, "url" | "version" | "counts">) {
  const [isOpen, open] = useState(false);
  const told = useTold(url, isOpen ? version : undefined);
  return (
    <details className="item" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>How it looks elsewhere</summary>
      {told && (
        <>
          <div className="search-result">
            <small>{told.address}</small>
            <b>{told.title}</b>
            <p>{told.description}</p>
          </div>
          <p className="help">
            As a search result: a title of {told.title.length} letters with the company’s name, and a
            description of {told.description.length}.
          </p>
          {told.picture && (
            <>
              <img className="shared" src={told.picture} alt="" />
              <p className="help">When it is shared.</p>
            </>
          )}
        </>
      )}
      {counts.map(({ noun, count, least }) => (
        <p key={noun} className={count < least ? "limit error" : "limit"}>
          {count} {noun}; search engines look for {least} at least
        </p>
      ))}
    </details>
  );
}

/** Returns the metadata of a page, requested once for each version; without a version, not requested. */
function useTold(url: string, version: number | undefined) {
  const [told, tell] = useState<ReturnType<typeof toldIn>>();
  useEffect(() => {
    if (version === undefined) return;
    const load = async () =>
      tell(toldIn(await (await fetch(url, { headers: { Accept: "text/html" } })).text()));
    load().catch(() => undefined); // the next version requests it again
  }, [url, version]);
  return told;
}

/** Returns the metadata of a page for search engines and social networks. */
function toldIn(html: string) {
  const { title, head } = new DOMParser().parseFromString(html, "text/html");
  const say = (property: string) =>
    head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content ?? "";
  const picture = say("image");
  return {
    title,
    description: say("description"),
    address: say("url"),
    picture: picture && new URL(picture).pathname,
  };
}
