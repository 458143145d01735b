import { useState } from "react";
import { stringify } from "yaml";
import type { Conflict } from "../../contract.ts";
import { labelOf } from "../../words.ts";
import { useForm } from "../context.ts";
import { Button } from "../controls.tsx";
import { Dialog } from "./Dialog.tsx";

/** Shows both values of a field that somebody else has changed too. The writer takes one, and may edit it first. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
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
        <Version title="Mine" value={mine} />
        <Version title="Theirs" value={theirs} />
      </div>
    </Dialog>
  );
}

function Version({ title, value }: { title: string; value: unknown }) {
  const { decide } = useForm();
  const [now, write] = useState(value);
  return (
    <section>
      <h3>{title}</h3>
      {typeof now === "string" ? (
        <textarea
          className="text"
          aria-label={title}
          value={now}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <pre>{now === undefined ? "Nothing" : stringify(now)}</pre>
      )}
      <Button className="add" onClick={() => decide(now)}>
        Take {title.toLowerCase()}
      </Button>
    </section>
  );
}
