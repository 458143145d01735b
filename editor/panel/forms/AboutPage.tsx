import { useState } from "react";
import { counted } from "../../../content/problem.ts";
import type { PageKind } from "../../../content/survey/pageKind.ts";
import { useAnswer } from "../answers.ts";
import { fetchPage } from "../api.ts";
import { useForm } from "../context.ts";
import { Button, ErrorBanner, Input, useTask } from "../controls.tsx";
import { Dialog } from "../dialogs/Dialog.tsx";
import { LinkBox } from "../fields/LinkField.tsx";

/** The form that renames or deletes the page. */
export function PageAddress({ url }: { url: string }) {
  const { choices, run } = useForm();
  const isListed = choices.pages.some((page) => page.url === url); // else the pages deleted with it are unknown
  const [to, setTo] = useState(url);
  const [heir, setHeir] = useState("");
  const [isAll, setAll] = useState(true);
  const translations = choices.pages.filter((page) => page.original === url && page.url !== url);
  const { busy, error, start } = useTask();
  const rename = () => start(() => run({ do: "rename", to }));
  function remove(): void {
    if (confirm(deleteQuestion(url, choices.pages, isAll ? translations.length : 0)))
      start(() => run({ do: "remove", to: heir || undefined, isAll }));
  }
  return (
    <details className="item">
      <summary>Rename or delete this page</summary>
      <label htmlFor="address">Its address</label>
      <div className="line-item">
        <Input id="address" value={to} onText={setTo} />
        <Button className="add" label="Rename this page" disabled={to === url} onClick={rename}>
          Rename
        </Button>
      </div>
      <p className="help">The old address leads to the new one by itself, and links are written anew.</p>
      <label htmlFor="heir">When it is deleted, its address leads to</label>
      <div className="line-item">
        <LinkBox id="heir" link={heir} onLink={setHeir} />
        <Button label="Delete this page" disabled={!isListed} onClick={remove}>
          Delete
        </Button>
      </div>
      {translations.length > 0 && (
        <label className="check">
          <input type="checkbox" checked={isAll} onChange={({ target }) => setAll(target.checked)} />
          Delete {translations.map(({ title }) => `“${title}”`).join(", ")} too, which translates it
        </label>
      )}
      <ErrorBanner error={error} />
      {busy && (
        <Dialog title="One moment …" small>
          <p>The files are being written.</p>
        </Dialog>
      )}
    </details>
  );
}

/** Returns the question before a page is deleted. With a city hub, all pages in its folder are deleted. */
export function deleteQuestion(url: string, pages: { url: string; kind: PageKind }[], translations = 0) {
  const isBelow = (page: { url: string }) => page.url.startsWith(`${url}/`);
  const isHub = pages.some((page) => page.url === url && page.kind === "cityHub");
  const count = isHub ? pages.filter(isBelow).length : 0;
  const below = count > 0 ? ` and the ${count === 1 ? "page" : `${count} pages`} below it` : "";
  const also = translations > 0 ? ` and ${counted(translations, "translation")} of it` : "";
  return `Delete the page ${url}${below}${also}?`;
}

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
