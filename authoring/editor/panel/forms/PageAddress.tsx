import { useState } from "react";
import { pageKindOf } from "../../../../content/pageKind.ts";
import type { Choices } from "../../contract.ts";
import type { Made } from "../../made.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import { keptWords, unsavedFiles } from "../draft/keep.ts";
import { Obstacles } from "../ErrorBanner.tsx";
import { LinkBox } from "../fields/LinkField.tsx";

interface PageAddressProps {
  file: string;
  url: string;
  /** Whether something of the page is not saved: then its file stays where it is. */
  unsaved: boolean;
  onMade(words: string, made: Made): void;
}

/** A page's address: another one for it, or none any more. What is not saved of other pages goes along. */
export function PageAddress({ file, url, unsaved, onMade }: PageAddressProps) {
  const { pages } = useForm().choices;
  const [to, setTo] = useState(url);
  const [heir, setHeir] = useState("");
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  async function tell(what: "rename" | "remove", words: string, goal: string): Promise<void> {
    setBusy(true);
    await ask(what, { file, ...(goal && { to: goal }), words: keptWords() }).then(
      (made) => onMade(words, made),
      setError,
    );
    setBusy(false);
  }
  return (
    <details className="item">
      <summary>Rename or delete this page</summary>
      {unsaved && <p className="warning">Save this page first.</p>}
      <label htmlFor="address">Its address</label>
      <div className="line-item">
        <input id="address" className="text" value={to} onChange={({ target }) => setTo(target.value)} />
        <button
          type="button"
          className="add"
          disabled={unsaved || to === url}
          onClick={() => void tell("rename", `${url} is ${to} now`, to)}
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
          disabled={unsaved}
          onClick={() => {
            if (confirm(deleteQuestion({ file, url }, pages, unsavedFiles())))
              void tell("remove", `${url} was deleted`, heir);
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
  unsaved: readonly string[],
): string {
  const isGone = (other: string) =>
    other === file || (pageKindOf(url) === "cityHub" && other.startsWith(`pages-data${url}/`));
  const count = pages.filter((page) => isGone(page.file)).length - 1;
  const below = count > 0 ? ` and the ${count === 1 ? "page" : `${count} pages`} below it` : "";
  const lost = unsaved.filter(isGone).map((own) => pages.find((page) => page.file === own)?.title ?? own);
  const words = lost.length
    ? `\n\nWhat you have not saved goes too: ${lost.map((title) => `“${title}”`).join(", ")}. Undo brings it back, until this tab is closed.`
    : "";
  return `Delete the page ${url}${below}?${words}`;
}
