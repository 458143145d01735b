import { useEffect, useState } from "react";
import type { ChangedFile, Changes, HandedIn } from "../../contract.ts";
import { ask, errorMessage } from "../api.ts";
import { useForm } from "../context.ts";
import { ErrorBanner } from "../ErrorBanner.tsx";
import { ProblemList } from "../forms/Problems.tsx";
import { Dialog } from "./Dialog.tsx";
import { UnusedUploads } from "./UnusedUploads.tsx";

/** The changes since the last commit, and the button that hands them in. */
export function ChangesList({ onClose }: { onClose(): void }) {
  const { renew } = useForm();
  const [changes, setChanges] = useState<Changes>();
  const [done, setDone] = useState<HandedIn>();
  const [failure, setFailure] = useState<string>();
  const fail = (error: unknown) => setFailure(errorMessage(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void ask("changes").then(setChanges, fail), []);
  function handIn(message: string): Promise<void> {
    setFailure(undefined);
    return ask("handIn", { message }).then(setDone, fail);
  }
  return (
    <Dialog title="What has changed" onClose={onClose}>
      <ErrorBanner words={failure} />
      {!changes && !failure && <p>One moment.</p>}
      {done && <Done {...done} />}
      {changes && !done && (
        <>
          {changes.files.length === 0 && <p>Nothing, since the last time.</p>}
          <ChangedFiles files={changes.files} />
          {changes.files.length > 0 && <HandInMessage files={changes.files} onSend={handIn} />}
          <UnusedUploads
            files={changes.unusedUploads}
            onDiscard={(file) => ask("discard", { file }).then(setChanges, fail).then(renew)}
          />
          {changes.toConfirm.length > 0 && (
            <details>
              <summary>
                Before the site goes live: {changes.toConfirm.length}{" "}
                {changes.toConfirm.length === 1 ? "thing" : "things"} to replace or confirm
              </summary>
              <ProblemList
                problems={changes.toConfirm}
                placeOf={({ file, line }) => `${file}, line ${line}`}
              />
            </details>
          )}
        </>
      )}
    </Dialog>
  );
}

/** The files that have changed, in words and as lines. */
function ChangedFiles({ files }: { files: readonly ChangedFile[] }) {
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

interface HandInMessageProps {
  files: readonly ChangedFile[];
  onSend(message: string): Promise<void>;
}

/** The commit message, and the button that hands the changes in. */
function HandInMessage({ files, onSend }: HandInMessageProps) {
  const [message, write] = useState(messageFor(files));
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
function messageFor(files: readonly ChangedFile[]): string {
  const title = files.length === 1 ? `Edit ${files[0]?.file}` : `Edit ${files.length} files`;
  const parts = files.map(({ file, words }) => [`${file}:`, ...words.map((one) => `- ${one}`)].join("\n"));
  return [title, ...parts].join("\n\n");
}

/** Shows the branch of the changes, and the link to open a pull request. */
function Done({ branch, link, failure }: HandedIn) {
  return (
    <div role="status">
      <p>
        Handed in as <code>{branch}</code>.
      </p>
      {failure && <p className="warning">{failure}</p>}
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
