import { useEffect, useState } from "react";
import type { ChangedFile, Changes, HandedIn } from "../../contract.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Button, ErrorBanner, useTask } from "../controls.tsx";
import { ProblemList } from "../forms/Problems.tsx";
import { Dialog } from "./Dialog.tsx";

/** The changes since the last commit, and the button that hands them in. */
export function ChangesList() {
  const { renew, show, save } = useForm();
  const [changes, setChanges] = useState<Changes>();
  const [done, setDone] = useState<HandedIn>();
  const { busy, error, start } = useTask();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => start(() => save().then(() => ask("changes", {}).then(setChanges))), []);
  function discard(file: string): void {
    start(() => ask("discard", { file }).then(setChanges).then(renew));
  }
  return (
    <Dialog title="What has changed" onClose={show}>
      <ErrorBanner error={error} />
      {busy && !changes && <p>One moment.</p>}
      {done && <Done {...done} />}
      {changes && !done && (
        <>
          <ChangedFiles files={changes.files} />
          {changes.files.length > 0 && (
            <HandInMessage
              files={changes.files}
              busy={busy}
              onSend={(message) => start(() => ask("handIn", { message }).then(setDone))}
            />
          )}
          <UnusedUploads files={changes.unusedUploads} busy={busy} onDiscard={discard} />
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

function ChangedFiles({ files }: { files: readonly ChangedFile[] }) {
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

interface HandInMessageProps {
  files: readonly ChangedFile[];
  busy: boolean;
  onSend(message: string): void;
}

function HandInMessage({ files, busy, onSend }: HandInMessageProps) {
  const [message, write] = useState(messageFor(files));
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
      <Button className="save" disabled={busy} onClick={() => onSend(message)}>
        {busy ? "One moment …" : "Hand in these changes"}
      </Button>
    </div>
  );
}

/** The changes as a message: a line that sums them up, then each in its words. */
function messageFor(files: readonly ChangedFile[]): string {
  const title = files.length === 1 ? `Edit ${files[0]?.file}` : `Edit ${files.length} files`;
  const parts = files.map(({ file, words }) => [`${file}:`, ...words.map((one) => `- ${one}`)].join("\n"));
  return [title, ...parts].join("\n\n");
}

function Done({ branch, link, failure }: HandedIn) {
  return (
    <div role="status">
      <p>
        Handed in as <code>{branch}</code>.
      </p>
      {failure && <p className="warning">{failure}</p>}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          Ask for it to go out (opens a pull request)
        </a>
      )}
    </div>
  );
}

interface UnusedUploadsProps {
  files: readonly string[];
  busy: boolean;
  onDiscard(file: string): void;
}

/** Lists uploaded pictures that nothing uses, as after an undo, with a button to delete each. */
function UnusedUploads({ files, busy, onDiscard }: UnusedUploadsProps) {
  const { pictures } = useForm().choices;
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="unused">
      <h3 id="unused">Pictures that nothing shows</h3>
      <p className="help">They are not handed in. Show them somewhere, or delete them.</p>
      <ul className="changes">
        {files.map((file) => {
          const name = file.replace("public/images/", "");
          const question = `Delete ${name}? It is in no commit, so it cannot be brought back.`;
          return (
            <li key={name} className="line-item">
              <img className="unused" src={pictures.find(({ src }) => src === name)?.thumb} alt="" />
              <span>{name}</span>
              <Button
                label={`Delete ${name}`}
                disabled={busy}
                onClick={() => confirm(question) && onDiscard(file)}
              >
                Delete
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
