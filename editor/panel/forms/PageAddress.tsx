import { useState } from "react";
import type { Choices } from "../../contract.ts";
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
  const { busy, error, start } = useTask();
  const rename = () => start(() => run({ do: "rename", to }));
  function remove(): void {
    if (confirm(deleteQuestion(url, choices.pages)))
      start(() => run({ do: "remove", to: heir || undefined }));
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
export function deleteQuestion(url: string, pages: Pick<Choices["pages"][number], "url" | "kind">[]): string {
  const isBelow = (page: { url: string }) => page.url.startsWith(`${url}/`);
  const isHub = pages.some((page) => page.url === url && page.kind === "cityHub");
  const count = isHub ? pages.filter(isBelow).length : 0;
  const below = count > 0 ? ` and the ${count === 1 ? "page" : `${count} pages`} below it` : "";
  return `Delete the page ${url}${below}?`;
}
