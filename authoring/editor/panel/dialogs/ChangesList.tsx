import { useEffect, useState } from "react";
import type { Changes, HandedIn, Told } from "../../contract.ts";
import { ask, errorMessage } from "../api.ts";
import { useForm } from "../context.ts";
import { unsavedFiles } from "../draft/keep.ts";
import { ErrorBanner } from "../ErrorBanner.tsx";
import { Done, Files, HandInMessage, ToConfirm, UnusedUploads } from "./ChangedFiles.tsx";
import { Dialog } from "./Dialog.tsx";

interface ChangesListProps {
  onClose(): void;
  onGo(told: Told): void;
}

/** The changes since the last commit, and the button that hands them in. */
export function ChangesList({ onClose, onGo }: ChangesListProps) {
  const { renew } = useForm();
  const [changes, setChanges] = useState<Changes>();
  const [done, setDone] = useState<HandedIn>();
  const [trouble, setTrouble] = useState<string>();
  const fail = (error: unknown) => setTrouble(errorMessage(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void ask("changes").then(setChanges, fail), []);
  const unsaved = unsavedFiles();
  return (
    <Dialog title="What has changed" onClose={onClose}>
      <ErrorBanner words={trouble} />
      {unsaved.length > 0 && (
        <p className="warning">Not saved yet, so not among these: {unsaved.join(", ")}</p>
      )}
      {done ? (
        <Done {...done} />
      ) : changes ? (
        <>
          <Files changes={changes} />
          {changes.files.length > 0 && (
            <HandInMessage
              changes={changes}
              onSend={(message) => {
                setTrouble(undefined);
                return ask("handIn", { message }).then(setDone, fail);
              }}
            />
          )}
          <UnusedUploads
            files={changes.strays}
            onDiscard={(file) => ask("discard", { file }).then(setChanges, fail).then(renew)}
          />
          <ToConfirm told={changes.toConfirm} onGo={onGo} />
        </>
      ) : (
        !trouble && <p>One moment.</p>
      )}
    </Dialog>
  );
}
