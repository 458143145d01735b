import { useState } from "react";
import type { ChangedFile, Changes } from "../../contract.ts";
import type { RequestBodies } from "../../requestTypes.ts";
import { ask } from "../api.ts";
import { Button } from "../controls.tsx";

/** Does something that answers with what has changed then. */
export type Act = (asking: () => Promise<Changes>) => void;

interface HandInFormProps {
  changes: Changes;
  busy: boolean;
  act: Act;
  onSend(what: RequestBodies["handIn"]): void;
}

/** The changed files to choose from, each with its changes, and a message to hand them in with. */
export function HandInForm({ changes, busy, act, onSend }: HandInFormProps) {
  const { files, stopping, handIns, unfinished } = changes;
  const isLeft = handIns.some(({ state }) => state === "unsent");
  const [without, leaveOut] = useState<readonly string[]>([]);
  const [typed, write] = useState<string>();
  function take(file: string, isTaken: boolean): void {
    const rest = without.filter((left) => left !== file);
    leaveOut(isTaken ? rest : [...rest, file]);
  }
  const chosen = files.filter(({ file }) => !without.includes(file));
  const message = typed ?? messageFor(chosen);
  const isChosen = (file: string) => chosen.some((change) => change.file === file);
  const isStopped = stopping.some(({ file }) => without.length === 0 || isChosen(file));
  const isResend = chosen.length === 0 && isLeft;
  if (files.length === 0 && !isLeft) return <p>Nothing, since the last time.</p>;
  return (
    <>
      <ul className="changes">
        {files.map((changed) => (
          <li key={changed.file}>
            <label className="check">
              <input
                type="checkbox"
                checked={chosen.includes(changed)}
                onChange={({ target }) => take(changed.file, target.checked)}
              />
              <b>{changed.title}</b>
            </label>
            <Differences {...changed} busy={busy || unfinished !== undefined} act={act} />
          </li>
        ))}
      </ul>
      <div className="field">
        {chosen.length > 0 && (
          <>
            <label htmlFor="message">In a few words</label>
            <textarea
              id="message"
              className="text"
              value={message}
              onChange={({ target }) => write(target.value)}
            />
            <p className="help">Nothing goes out yet: someone looks at it first.</p>
          </>
        )}
        <Button
          className="save"
          disabled={busy || unfinished !== undefined || isStopped || (chosen.length === 0 && !isResend)}
          onClick={() => onSend({ message, files: chosen.map(({ file }) => file) })}
        >
          {busy ? "One moment …" : isResend ? "Send it now" : "Hand in these changes"}
        </Button>
        {unfinished && <p className="error">This cannot be handed in now: {unfinished}</p>}
        {isStopped && <p className="error">Mend what is named above first, or leave out its page.</p>}
      </div>
    </>
  );
}

type DifferencesProps = ChangedFile & Pick<HandInFormProps, "busy" | "act">;

/** The changes of a file, each of which can be taken back. */
function Differences({ file, title, differences, lines, busy, act }: DifferencesProps) {
  return (
    <>
      <ul>
        {differences.map(({ words, change }) => (
          <li key={words}>
            {words}{" "}
            {file.endsWith(".yaml") && (
              <Button
                className="quiet"
                label={`Take this back: ${title}, ${words}`}
                disabled={busy}
                onClick={() => act(() => ask("takeBack", { file, change }))}
              >
                Take this back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <details>
          <summary>As lines</summary>
          <code>{file}</code>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <pre tabIndex={0}>{lines.join("\n")}</pre>
        </details>
      )}
    </>
  );
}

/** Returns the changes as a commit message: a summary line, then the changes of each file. */
function messageFor(files: readonly ChangedFile[]): string {
  const title = files.length === 1 ? `Edit ${files[0]?.title}` : `Edit ${files.length} pages`;
  const parts = files.map(({ title: name, differences }) =>
    [`${name}:`, ...differences.map(({ words }) => `- ${words}`)].join("\n"),
  );
  return [title, ...parts].join("\n\n");
}
