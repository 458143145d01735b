import { useEffect, useState } from "react";
import type { Changes, Conflict, HandedIn, PanelProblem } from "../../contract.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Button, ErrorBanner, useTask } from "../controls.tsx";
import { Problems } from "../forms/Problems.tsx";
import { Dialog } from "./Dialog.tsx";
import { HandInForm } from "./HandInForm.tsx";

/** The changes since the last commit, what to know about them, and the form that hands them in. */
export function ChangesList() {
  const { renew, show, save, decideOn } = useForm();
  const [changes, setChanges] = useState<Changes>();
  const [sent, setSent] = useState<HandedIn>();
  const { busy, error, start } = useTask();
  const load = () => ask("changes", {}).then(setChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => start(() => save().then(load)), []);
  function move(what: "takeIn" | "done"): void {
    const goOn = (conflicts: Conflict[]) => (conflicts.length > 0 ? decideOn(conflicts) : load());
    start(() => ask(what, {}).then(goOn).then(renew));
  }
  return (
    <Dialog title="What has changed" onClose={show}>
      <ErrorBanner error={error} />
      {busy && !changes && <p>One moment.</p>}
      {sent && <Sent {...sent} />}
      {changes && !sent && (
        <>
          <Upstream {...changes} busy={busy || changes.unfinished !== undefined} onMove={move} />
          {changes.stopping.length > 0 && (
            <section aria-labelledby="stopping">
              <h3 id="stopping">To mend before it can be handed in</h3>
              <Problems problems={changes.stopping} />
            </section>
          )}
          <HandInForm
            changes={changes}
            busy={busy}
            onTakeBack={(what) => start(() => ask("takeBack", what).then(setChanges).then(renew))}
            onSend={(what) => start(() => ask("handIn", what).then(setSent))}
          />
          <UnusedUploads
            files={changes.unusedUploads}
            busy={busy}
            onDiscard={(file) => start(() => ask("discard", { file }).then(setChanges).then(renew))}
          />
          <ProblemDetails title="To look at on these pages" problems={changes.problems} />
          <ProblemDetails title={TO_CONFIRM} problems={changes.toConfirm} />
        </>
      )}
    </Dialog>
  );
}

const TO_CONFIRM = "To replace or confirm in what you changed, before the site goes live";

/** Some problems, collapsed under a title with their number. */
function ProblemDetails({ title, problems }: { title: string; problems: PanelProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <details>
      <summary>
        {title}: {problems.length}
      </summary>
      <Problems problems={problems} />
    </details>
  );
}

type UpstreamProps = Changes & { busy: boolean; onMove(what: "takeIn" | "done"): void };

/** What others have changed meanwhile, and the state of earlier hand-ins. */
function Upstream({ others, unsent, hasNoRemote, failure, handedIn, busy, onMove }: UpstreamProps) {
  return (
    <>
      {hasNoRemote && <p className="warning">{ALONE}</p>}
      {failure && <p className="warning">What others have changed is not known: {failure}</p>}
      {unsent.length > 0 && (
        <p className="warning">Not sent yet: {unsent.join(", ")}. It is sent with the next try.</p>
      )}
      {handedIn?.isMerged ? (
        <p>
          What you handed in is out.{" "}
          <Button className="add" disabled={busy} onClick={() => onMove("done")}>
            Done
          </Button>
        </p>
      ) : (
        others && (
          <p>
            Others have changed meanwhile: {others.join(", ") || "nothing on the pages"}.{" "}
            <Button className="add" disabled={busy} onClick={() => onMove("takeIn")}>
              Take it in
            </Button>
          </p>
        )
      )}
      {handedIn && !handedIn.isMerged && !hasNoRemote && (
        <p className="help">
          <code>{handedIn.branch}</code> was handed in, and is not out yet. What you hand in now goes out with
          it, or after it.
        </p>
      )}
    </>
  );
}

const ALONE = "This work is on this computer only: there is nowhere to send it to.";

function Sent({ branch, link, failure, hasNoRemote }: HandedIn) {
  return (
    <div role="status">
      {failure ? (
        <p className="warning">
          It is kept here as <code>{branch}</code>, but could not be sent: {failure} It is sent with the next
          try.
        </p>
      ) : (
        <p>
          Handed in as <code>{branch}</code>. {hasNoRemote && ALONE}
        </p>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          Ask for it to go out (opens a pull request)
        </a>
      )}
    </div>
  );
}

type UnusedUploadsProps = { files: readonly string[]; busy: boolean; onDiscard(file: string): void };

/** Lists uploaded pictures that nothing uses, such as after an undo, with a button to delete each. */
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
