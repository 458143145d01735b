import { useState } from "react";
import { fetchPage } from "../api.ts";
import { useForm } from "../context.ts";
import { useAnswer } from "../useAnswer.ts";

/** How the page looks in a list of search results, and when it is shared. */
export function SearchResult() {
  const { url = "/", version, counts } = useForm();
  const [isOpen, open] = useState(false);
  const preview = useAnswer(isOpen ? url : undefined, previewOf, version);
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

/** Returns the metadata of a page for search engines and social networks. */
async function previewOf(url: string) {
  const { title, head } = await fetchPage(url);
  const metaOf = (property: string) =>
    head.querySelector<HTMLMetaElement>(`meta[property="og:${property}"]`)?.content ?? "";
  const picture = metaOf("image");
  const shared = picture && new URL(picture).pathname;
  return { title, description: metaOf("description"), address: metaOf("url"), picture: shared };
}
