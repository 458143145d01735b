import { useState } from "react";
import type { Made } from "../../made.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Dialog } from "../dialogs/Dialog.tsx";
import { Obstacles } from "../dialogs/Obstacles.tsx";
import { keptWords, unsavedFiles } from "../draft/keep.ts";
import { LinkBox } from "../fields/LinkField.tsx";
import { deleteQuestion } from "./deleting.ts";

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
