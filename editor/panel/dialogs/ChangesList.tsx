import { useState } from "react";
import type { Conflict, HandedIn, HandInState, PanelProblem } from "../../contract.ts";
import type { RequestBodies } from "../../requestTypes.ts";
import type { Changes } from "../../server/git/changes.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Button, ErrorBanner, useTask } from "../controls.tsx";
import { Problems } from "../forms/Problems.tsx";
import { Dialog } from "./Dialog.tsx";
import { type ChangesProps, HandInForm } from "./HandInForm.tsx";

/** What has changed and is not handed in, what to know about it, and the form that hands it in. */
export function ChangesList() {
  const { renew, show, save, decideOn } = useForm();
  const [changes, setChanges] = useState<Changes>();
  const [sent, setSent] = useState<HandedIn>();
  const load = (isFresh?: true) => ask("changes", { isFresh }).then(setChanges);
  const { busy, error, start } = useTask(async () => {
    await save();
    await load();
    void load(true).catch(() => undefined);
  });
  const goOn = (conflicts: Conflict[]) => (conflicts.length > 0 ? decideOn(conflicts) : load());
  async function handIn(what: RequestBodies["handIn"]): Promise<void> {
    const done = await ask("handIn", what);
    if (done.conflicts) await goOn(done.conflicts);
    else setSent(done);
  }
  const act: ChangesProps["act"] = (asking) => start(() => asking().then(setChanges).then(renew));
  const shown = changes && !sent && { ...changes, busy, act };
  return (
    <Dialog title="What has changed" onClose={show}>
      <ErrorBanner error={error} />
      {busy && !changes && <p>One moment.</p>}
      {sent && <Sent {...sent} />}
      {shown && (
        <>
          <Upstream {...shown} onTakeIn={() => start(() => ask("takeIn", {}).then(goOn).then(renew))} />
          {shown.stopping.length > 0 && (
            <section aria-labelledby="stopping">
              <h3 id="stopping">To mend before it can be handed in</h3>
              <Problems problems={shown.stopping} />
            </section>
          )}
          <HandInForm {...shown} onSend={(what) => start(() => handIn(what))} />
          <UnusedUploads {...shown} />
          <ProblemDetails title="To look at on these pages" problems={shown.problems} />
          <ProblemDetails title={TO_CONFIRM} problems={shown.toConfirm} />
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

/** What others have changed meanwhile, and how far earlier hand-ins are. */
function Upstream({ onTakeIn, act, ...changes }: ChangesProps & { onTakeIn(): void }) {
  const { others, hasNoRemote, failure, handIns, lock } = changes;
  const disabled = changes.busy || changes.unfinished !== undefined;
  const out = handIns.filter(({ state }) => state === "merged").map(({ title }) => `“${title}”`);
  const news = others?.length ? ` Others have changed: ${others.join(", ")}.` : "";
  return (
    <>
      {hasNoRemote && <p className="warning">{ALONE}</p>}
      {failure && <p className="warning">What others have changed is not known: {failure}</p>}
      {lock && (
        <p className="warning">
          {LOCKS[lock]}{" "}
          {lock === "left" && (
            <Button onClick={() => confirm(UNLOCK) && act(() => ask("unlock", {}))}>Go on</Button>
          )}
        </p>
      )}
      {(others || out.length > 0) && (
        <p>
          {out.length > 0 && `${out.join(", ")} went out to the site.`}
          {news || (out.length === 0 && "Others have changed what is on no page.")}{" "}
          <Button className="add" disabled={disabled} onClick={onTakeIn}>
            Bring it in here
          </Button>
        </p>
      )}
      {handIns.map(({ branch, title, state }) => (
        <p key={branch} className={state === "open" ? "help" : "warning"} hidden={state === "merged"}>
          “{title}” {STATES[state]}{" "}
          <Button
            className="quiet"
            label={`${state === "over" ? "All right" : "Withdraw"}: ${title}`}
            disabled={disabled}
            onClick={() => (state === "over" || confirm(WITHDRAW)) && act(() => ask("withdraw", { branch }))}
          >
            {state === "over" ? "All right" : "Withdraw this hand-in"}
          </Button>
        </p>
      ))}
    </>
  );
}

const STATES: Record<HandInState["state"], string> = {
  unsent: "could not be sent yet. It is sent with the next try.",
  open: "is handed in. Somebody looks at it before it goes out.",
  merged: "went out to the site.",
  over: "did not go out as it was: whoever looked at it turned it down, or changed it first. What you changed is still here, and below.",
};
const WITHDRAW = "Withdraw this hand-in? Its changes stay here, and count as not handed in.";
const LOCKS = {
  busy: "Another program is working on this folder just now.",
  left: "A program was stopped while it worked on this folder, and has left a lock.",
};
const UNLOCK =
  "Remove the lock? Only if nothing else works on this folder, such as a Git program in another window.";
const ALONE = "This work is on this computer only: there is nowhere to send it to.";
const KEPT = "It is kept here, but could not be sent:";

function Sent({ link, failure, hasNoRemote }: HandedIn) {
  const done = `Handed in. ${hasNoRemote ? ALONE : "Somebody looks at it before it goes out."}`;
  return (
    <div role="status">
      <p className={failure && "warning"}>
        {failure ? `${KEPT} ${failure} It is sent with the next try.` : done}
      </p>
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          Ask for it to go out (opens a pull request)
        </a>
      )}
    </div>
  );
}

/** Lists uploaded pictures that nothing uses, such as after an undo, with a button to delete each. */
function UnusedUploads({ unusedUploads, busy, act }: ChangesProps) {
  const { pictures } = useForm().choices;
  if (unusedUploads.length === 0) return null;
  return (
    <section aria-labelledby="unused">
      <h3 id="unused">Pictures that nothing shows</h3>
      <p className="help">They are not handed in. Show them somewhere, or delete them.</p>
      <ul className="changes">
        {unusedUploads.map((file) => {
          const name = file.replace("public/images/", "");
          const question = `Delete ${name}? It is in no commit, so it cannot be brought back.`;
          const discard = () => confirm(question) && act(() => ask("discard", { file }));
          return (
            <li key={name} className="line-item">
              <img className="unused" src={pictures.find(({ src }) => src === name)?.thumb} alt="" />
              <span>{name}</span>
              <Button label={`Delete ${name}`} disabled={busy} onClick={discard}>
                Delete
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
