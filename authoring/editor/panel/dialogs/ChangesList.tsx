import { useEffect, useRef, useState } from "react";
import type { Changes, HandedIn, Told } from "../../contract.ts";
import { ask, Refused } from "../api.ts";
import { unsavedFiles } from "../draft/keep.ts";
import { Done, Files, Message, ToConfirm } from "./ChangedFiles.tsx";

interface ChangesListProps {
  onClose(): void;
  onGo(told: Told): void;
}

/** What has changed since the last time, and the button that hands it in. */
export function ChangesList({ onClose, onGo }: ChangesListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [changes, setChanges] = useState<Changes>();
  const [done, setDone] = useState<HandedIn>();
  const [trouble, setTrouble] = useState<string>();
  const fail = (error: unknown) =>
    setTrouble(error instanceof Refused ? error.message : "The server does not answer. Try again.");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    dialog.current?.showModal();
    ask("changes").then(setChanges, fail);
  }, []);
  const unsaved = unsavedFiles();
  return (
    <dialog ref={dialog} className="chooser" aria-label="Changes" onClose={onClose}>
      <div className="chooser-head">
        <h2>What has changed</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {trouble && (
        <p role="alert" className="error">
          {trouble}
        </p>
      )}
      {unsaved.length > 0 && (
        <p className="warning">Not saved yet, so not among these: {unsaved.join(", ")}</p>
      )}
      {done ? (
        <Done {...done} />
      ) : changes ? (
        <>
          <Files changes={changes} />
          {changes.files.length > 0 && (
            <Message
              changes={changes}
              onSend={(message) => {
                setTrouble(undefined);
                return ask("handIn", { message }).then(setDone, fail);
              }}
            />
          )}
          <ToConfirm told={changes.toConfirm} onGo={onGo} />
        </>
      ) : (
        !trouble && <p>One moment.</p>
      )}
    </dialog>
  );
}
