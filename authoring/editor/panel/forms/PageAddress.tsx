import { useState } from "react";
import { pageKindOf } from "../../../../content/pageKind.ts";
import type { Choices, Command } from "../../contract.ts";
import { useForm } from "../context.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import { Obstacles } from "../ErrorBanner.tsx";
import { LinkBox } from "../fields/LinkField.tsx";

/** The page's address: another one for it, or none any more. */
export function PageAddress({ url }: { url: string }) {
  const { file, choices, run } = useForm();
  const [to, setTo] = useState(url);
  const [heir, setHeir] = useState("");
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  async function start(command: Command): Promise<void> {
    setBusy(true);
    await run(command).catch(setError);
    setBusy(false);
  }
  return (
    <details className="item">
      <summary>Rename or delete this page</summary>
      <label htmlFor="address">Its address</label>
      <div className="line-item">
        <input id="address" className="text" value={to} onChange={({ target }) => setTo(target.value)} />
        <button
          type="button"
          className="add"
          disabled={to === url}
          onClick={() => void start({ do: "rename", to })}
        >
          Rename<span className="sr-only"> this page</span>
        </button>
      </div>
      <p className="help">The old address leads to the new one by itself, and links are written anew.</p>
      <label htmlFor="heir">When it is deleted, its address leads to</label>
      <div className="line-item">
        <LinkBox id="heir" link={heir} onLink={setHeir} />
        <button
          type="button"
          onClick={() => {
            if (confirm(deleteQuestion({ file, url }, choices.pages))) void start({ do: "remove", to: heir });
          }}
        >
          Delete<span className="sr-only"> this page</span>
        </button>
      </div>
      <Obstacles error={error} />
      {busy && (
        <Dialog title="One moment …" small>
          <p>The files are being written.</p>
        </Dialog>
      )}
    </details>
  );
}

/** What goes with a page that is deleted, asked in words; with a city's own page goes its folder. */
export function deleteQuestion(
  { file, url }: { file: string; url: string },
  pages: Choices["pages"],
): string {
  const isBelow = (page: { file: string }) => page.file !== file && page.file.startsWith(`pages-data${url}/`);
  const count = pageKindOf(url) === "cityHub" ? pages.filter(isBelow).length : 0;
  const below = count > 0 ? ` and the ${count === 1 ? "page" : `${count} pages`} below it` : "";
  return `Delete the page ${url}${below}?`;
}
