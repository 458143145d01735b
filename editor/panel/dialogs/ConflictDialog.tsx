import { useState } from "react";
import { stringify } from "yaml";
import type { Conflict } from "../../contract.ts";
import { labelOf } from "../../words.ts";
import { useForm } from "../context.ts";
import { Button } from "../controls.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConflictDialogProps {
  conflict: Conflict;
  onDecide(value: unknown): void;
}

/** Shows both values of a field that somebody else has changed too. The writer takes one, and may edit it first. */
export function ConflictDialog({ conflict, onDecide }: ConflictDialogProps) {
  const { titleOf } = useForm();
  const { file, path, theirs, mine } = conflict;
  const name = path.findLast((key) => typeof key === "string") ?? "";
  return (
    <Dialog key={`${file} ${path}`} title={`${labelOf(name)}: changed elsewhere too`}>
      <p>
        Someone else, or another program, has changed this on “{titleOf(file)}” meanwhile. Which one is to
        stay?
      </p>
      <div className="versions">
        {Object.entries({ Mine: mine, Theirs: theirs }).map(([title, value]) => (
          <Version key={title} title={title} value={value} onDecide={onDecide} />
        ))}
      </div>
    </Dialog>
  );
}

function Version({
  title,
  value,
  onDecide,
}: {
  title: string;
  value: unknown;
  onDecide(value: unknown): void;
}) {
  const [now, write] = useState(value);
  const text = typeof now === "string" ? now : undefined;
  return (
    <section>
      <h3>{title}</h3>
      {text === undefined ? (
        <pre>{now === undefined ? "Nothing" : stringify(now)}</pre>
      ) : (
        <textarea
          className="text"
          aria-label={title}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      )}
      <Button className="add" onClick={() => onDecide(now)}>
        Take {title.toLowerCase()}
      </Button>
    </section>
  );
}
