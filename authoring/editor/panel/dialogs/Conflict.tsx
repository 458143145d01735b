import type { OnDisk } from "../../contract.ts";
import { Dialog } from "./Dialog.tsx";

interface ConflictProps {
  file: string;
  mine: string;
  theirs: OnDisk;
  onChoose(text: string): void;
}

/** Shows both versions of a file that was changed elsewhere meanwhile; the writer chooses. */
export function Conflict({ file, mine, theirs, onChoose }: ConflictProps) {
  return (
    <Dialog title="This page was changed elsewhere">
      <p>
        Someone else, or another program, has saved <code>{file}</code> since you began. Which one is to stay?
        Lines that differ are marked.
      </p>
      <div className="versions">
        <Version title="Yours" text={mine} other={theirs.text} onChoose={() => onChoose(mine)} />
        <Version title="Theirs" text={theirs.text} other={mine} onChoose={() => onChoose(theirs.text)} />
      </div>
    </Dialog>
  );
}

function Version({
  title,
  text,
  other,
  onChoose,
}: {
  title: string;
  text: string;
  other: string;
  onChoose(): void;
}) {
  const known = new Set(other.split(/\r?\n/));
  return (
    <section aria-label={title}>
      <div className="chooser-head">
        <h3>{title}</h3>
        <button type="button" className="add" onClick={onChoose}>
          Keep {title.toLowerCase()}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre tabIndex={0}>
        {text.split(/\r?\n/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change while they are shown
          <span key={index} className={known.has(line) ? undefined : "differs"}>
            {`${line}\n`}
          </span>
        ))}
      </pre>
    </section>
  );
}
