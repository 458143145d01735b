import { useState } from "react";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { Button, ErrorBanner, useTask } from "../controls.tsx";
import { Dialog } from "./Dialog.tsx";

/** Lists what can be undone, the last first. A click takes back all down to there. */
export function UndoList() {
  const { run, save, show } = useForm();
  const [steps, setSteps] = useState<string[]>();
  const { busy, error, start } = useTask(() => save().then(() => ask("steps", {}).then(setSteps)));
  return (
    <Dialog title="What can be taken back" small onClose={show}>
      <ErrorBanner error={error} />
      {steps?.length === 0 && <p>Nothing.</p>}
      <ol className="changes">
        {steps?.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been done twice
          <li key={index} className="line-item">
            <span>{words}</span>
            <Button
              className="quiet"
              label={`Take back ${index === 0 ? "this" : `these ${index + 1}`}: ${words}`}
              disabled={busy}
              onClick={() => start(() => run({ do: "undo", count: index + 1 }))}
            >
              {index === 0 ? "Take this back" : `Take back these ${index + 1}`}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
