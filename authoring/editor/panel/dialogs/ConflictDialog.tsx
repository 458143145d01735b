import { useState } from "react";
import { stringify } from "yaml";
import type { Conflict } from "../../contract.ts";
import { labelOf } from "../../words.ts";
import { Dialog } from "./Dialog.tsx";

interface ConflictDialogProps {
  conflict: Conflict;
  onDecide(value: unknown): void;
}

/** Two values of a field that somebody else has changed too: the writer takes one of them, or edits it first. */
export function ConflictDialog({ conflict, onDecide }: ConflictDialogProps) {
  const { file, path, theirs, mine } = conflict;
  const name = path.findLast((key) => typeof key === "string") ?? "";
  return (
    <Dialog key={`${file} ${path}`} title={`${labelOf(name)}: changed elsewhere too`}>
      <p>
        Someone else, or another program, has changed this in <code>{file}</code> meanwhile. Which one is to
        stay?
      </p>
      <div className="versions">
        <Version title="Mine" value={mine} onDecide={onDecide} />
        <Version title="Theirs" value={theirs} onDecide={onDecide} />
      </div>
    </Dialog>
  );
}

interface VersionProps {
  title: string;
  value: unknown;
  onDecide(value: unknown): void;
}

function Version({ title, value, onDecide }: VersionProps) {
  const [now, write] = useState(value);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {typeof now === "string" ? (
        <textarea
          className="text"
          aria-label={title}
          value={now}
          onChange={({ target }) => write(target.value)}
        />
      ) : (
        <pre>{now === undefined ? "Nothing" : stringify(now)}</pre>
      )}
      <button type="button" className="add" onClick={() => onDecide(now)}>
        Take {title.toLowerCase()}
      </button>
    </section>
  );
}
