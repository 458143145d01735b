import { useEffect, useState } from "react";
import type { Opened } from "../../contract.ts";

/** How the page looks in a list of search results, and when it is shared. */
export function SearchResult({ url = "/", version, counts }: Pick<Opened, "url" | "version" | "counts">) {
  const [isOpen, open] = useState(false);
  const preview = useSearchPreview(url, isOpen ? version : undefined);
  return (
    <details className="item" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>How it looks elsewhere</summary>
      {preview && (
        <>
          <div className="search-result">
            <small>{preview.address}</small>
            <b>{preview.title}</b>
            <p>{preview.description}</p>
          </div>
          <p className="help">
            As a search result: a title of {preview.title.length} letters with the company’s name, and a
            description of {preview.description.length}.
          </p>
          {preview.picture && (
            <>
              <img className="shared" src={preview.picture} alt="" />
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
function useSearchPreview(url: string, version: number | undefined) {
  const [preview, setPreview] = useState<ReturnType<typeof previewIn>>();
  useEffect(() => {
    if (version === undefined) return;
    async function load(): Promise<void> {
      const response = await fetch(url, { headers: { Accept: "text/html" } });
      setPreview(previewIn(await response.text()));
    }
    load().catch(() => undefined); // the next version requests it again
  }, [url, version]);
  return preview;
}

/** Returns the metadata of a page for search engines and social networks. */
function previewIn(html: string) {
  const { title, head } = new DOMParser().parseFromString(html, "text/html");
  const metaOf = (property: string) =>
    head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content ?? "";
  const picture = metaOf("image");
  const shared = picture && new URL(picture).pathname;
  return { title, description: metaOf("description"), address: metaOf("url"), picture: shared };
}
