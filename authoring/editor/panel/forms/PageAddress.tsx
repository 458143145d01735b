import { useState } from "react";
import type { Made } from "../../made.ts";
import { ask } from "../api.ts";
import { Obstacles } from "../dialogs/Obstacles.tsx";
import { LinkBox } from "../fields/LinkField.tsx";

interface PageAddressProps {
  file: string;
  url: string;
  /** Whether something of the page is not saved: then its file stays where it is. */
  unsaved: boolean;
  onMade(words: string, made: Made): void;
}

/** A page's address: another one for it, or none any more. */
export function PageAddress({ file, url, unsaved, onMade }: PageAddressProps) {
  const [to, setTo] = useState(url);
  const [heir, setHeir] = useState("");
  const [error, setError] = useState<unknown>();
  const tell = (words: string, made: Promise<Made>) =>
    void made.then((done) => onMade(words, done), setError);
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
          onClick={() => tell(`${url} is ${to} now`, ask("rename", { file, to }))}
        >
          Rename
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
            if (confirm(`Delete the page ${url}?`))
              tell(`${url} was deleted`, ask("remove", { file, ...(heir && { to: heir }) }));
          }}
        >
          Delete
        </button>
      </div>
      <Obstacles error={error} />
    </details>
  );
}
