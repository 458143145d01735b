import { useState } from "react";
import type { Changes, HandedIn, Told } from "../../contract.ts";
import { useForm } from "../context.ts";
import { isKept } from "../draft/keep.ts";

/** The files that have changed, in words and as lines. */
export function Files({ changes: { files } }: { changes: Changes }) {
  if (files.length === 0) return <p>Nothing, since the last time.</p>;
  return (
    <ul className="changes">
      {files.map(({ file, words, lines }) => (
        <li key={file}>
          <b>{file}</b>
          <ul>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          {lines.length > 0 && (
            <details>
              <summary>As lines</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
              <pre tabIndex={0}>{lines.join("\n")}</pre>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The commit message, and the button that hands the changes in. */
export function HandInMessage({
  changes,
  onSend,
}: {
  changes: Changes;
  onSend(message: string): Promise<void>;
}) {
  const [message, write] = useState(messageFor(changes));
  const [sending, setSending] = useState(false);
  return (
    <div className="field">
      <label htmlFor="message">In a few words</label>
      <textarea
        id="message"
        className="text"
        value={message}
        onChange={({ target }) => write(target.value)}
      />
      <p className="help">Nothing goes out yet: someone looks at it first.</p>
      <button
        type="button"
        className="save"
        disabled={sending}
        onClick={() => {
          setSending(true);
          void onSend(message).finally(() => setSending(false));
        }}
      >
        {sending ? "Handing in …" : "Hand in these changes"}
      </button>
    </div>
  );
}

/** The changes as a message: a line that sums them up, then each in its words. */
function messageFor({ files }: Changes): string {
  const [first] = files;
  const title = files.length === 1 ? `Edit ${first?.file}` : `Edit ${files.length} files`;
  const parts = files.map(({ file, words }) => [`${file}:`, ...words.map((one) => `- ${one}`)].join("\n"));
  return [title, ...parts].join("\n\n");
}

/** Shows the branch of the changes, and the link to open a pull request. */
export function Done({ branch, link, trouble }: HandedIn) {
  return (
    <div role="status">
      <p>
        Handed in as <code>{branch}</code>.
      </p>
      {trouble && <p className="warning">{trouble}</p>}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            Ask for it to go out (opens a pull request)
          </a>
        </p>
      )}
    </div>
  );
}

/** Lists the placeholders to replace or confirm before the site goes live. */
export function ToConfirm({ told, onGo }: { told: readonly Told[]; onGo(told: Told): void }) {
  if (told.length === 0) return null;
  return (
    <details>
      <summary>
        Before the site goes live: {told.length} {told.length === 1 ? "thing" : "things"} to replace or
        confirm
      </summary>
      <ul className="problems">
        {told.map((one) => (
          <li key={`${one.file} ${one.line} ${one.message}`}>
            <button type="button" onClick={() => onGo(one)}>
              <small>
                {one.file}, line {one.line}
              </small>
              {one.message}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const FOLDER = "public/images/";

interface UnusedUploadsProps {
  files: readonly string[];
  onDiscard(file: string): Promise<void>;
}

/** Lists uploaded pictures that nothing uses, as after an undo, with a button to delete each. */
export function UnusedUploads({ files, onDiscard }: UnusedUploadsProps) {
  const { pictures } = useForm().choices;
  const [busy, setBusy] = useState(false);
  const names = files.map((file) => file.slice(FOLDER.length)).filter((name) => !isKept(name));
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="strays">
      <h3 id="strays">Pictures that nothing shows</h3>
      <p className="help">They are not handed in. Show them somewhere, or delete them.</p>
      <ul className="changes">
        {names.map((name) => (
          <li key={name} className="line-item">
            <img className="stray" src={pictures.find(({ src }) => src === name)?.thumb} alt="" />
            <span>{name}</span>
            <button
              type="button"
              disabled={busy}
              aria-label={`Delete ${name}`}
              onClick={() => {
                if (!confirm(`Delete ${name}? It is in no commit, so it cannot be brought back.`)) return;
                setBusy(true);
                void onDiscard(FOLDER + name).finally(() => setBusy(false));
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
