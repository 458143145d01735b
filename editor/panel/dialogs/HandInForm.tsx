import { useState } from "react";
import type { RequestBodies } from "../../requestTypes.ts";
import type { ChangedFile, Changes } from "../../server/git/changes.ts";
import { ask } from "../api.ts";
import { Button } from "../controls.tsx";

export interface ChangesProps extends Changes {
  busy: boolean;
  /** Does something that answers with what has changed then. */
  act(asking: () => Promise<Changes>): void;
}

type HandInFormProps = ChangesProps & { onSend(what: RequestBodies["handIn"]): void };

/** The changed files to choose from, each with its changes, and a message to hand them in with. */
export function HandInForm({ files, stopping, handIns, unfinished, busy, act, onSend }: HandInFormProps) {
  const isLeft = handIns.some(({ state }) => state === "unsent");
  const [without, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const [typed, write] = useState<string>();
  const chosen = files.filter(({ file }) => !without.has(file));
  const message = typed ?? messageFor(chosen);
  const isChosen = (file: string) => chosen.some((change) => change.file === file);
  const isStopped = stopping.some(({ file }) => without.size === 0 || isChosen(file));
  const isResend = chosen.length === 0 && isLeft;
  const isBlocked = busy || unfinished !== undefined;
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
                onChange={() => leaveOut(without.symmetricDifference(new Set([changed.file])))}
              />
              <b>{changed.title}</b>
            </label>
            <Differences {...changed} disabled={isBlocked} act={act} />
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
          disabled={isBlocked || isStopped || (chosen.length === 0 && !isResend)}
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

type DifferencesProps = ChangedFile & { disabled: boolean; act: ChangesProps["act"] };

/** The changes of a file, each of which can be taken back. */
function Differences({ file, title, differences, lines, disabled, act }: DifferencesProps) {
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
                disabled={disabled}
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
