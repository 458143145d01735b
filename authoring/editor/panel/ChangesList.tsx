import { useEffect, useRef, useState } from "react";
import type { Changes, HandedIn, Told } from "../contract.ts";
import { ask, Refused } from "./api.ts";
import { unsavedFiles } from "./keep.ts";

interface ChangesListProps {
  onClose(): void;
  onGo(told: Told): void;
}

/** What has changed since the last time, and the button that hands it in. */
export function ChangesList({ onClose, onGo }: ChangesListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [changes, setChanges] = useState<Changes>();
  const [done, setDone] = useState<HandedIn>();
  const [trouble, setTrouble] = useState<string>();
  const fail = (error: unknown) =>
    setTrouble(error instanceof Refused ? error.message : "The server does not answer. Try again.");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    dialog.current?.showModal();
    ask("changes").then(setChanges, fail);
  }, []);
  const unsaved = unsavedFiles();
  return (
    <dialog ref={dialog} className="chooser" aria-label="Changes" onClose={onClose}>
      <div className="chooser-head">
        <h2>What has changed</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {trouble && (
        <p role="alert" className="error">
          {trouble}
        </p>
      )}
      {unsaved.length > 0 && (
        <p className="warning">Not saved yet, so not among these: {unsaved.join(", ")}</p>
      )}
      {done ? (
        <Done {...done} />
      ) : changes ? (
        <>
          <Files changes={changes} />
          {changes.files.length > 0 && (
            <Message
              changes={changes}
              onSend={(message) => {
                setTrouble(undefined);
                return ask("handIn", { message }).then(setDone, fail);
              }}
            />
          )}
          <ToConfirm told={changes.toConfirm} onGo={onGo} />
        </>
      ) : (
        !trouble && <p>One moment.</p>
      )}
    </dialog>
  );
}

function Files({ changes: { files } }: { changes: Changes }) {
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

function Message({ changes, onSend }: { changes: Changes; onSend(message: string): Promise<void> }) {
  const first = changes.files.map(({ file, words }) => `${file}: ${words.join("; ")}`);
  const [message, write] = useState(first.join("\n"));
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

function Done({ branch, link, trouble }: HandedIn) {
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

function ToConfirm({ told, onGo }: { told: readonly Told[]; onGo(told: Told): void }) {
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
