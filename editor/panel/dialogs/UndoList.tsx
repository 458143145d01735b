import { useState } from "react";
import type { Responses } from "../../server/answer.ts";
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

/** The last changes of the open file that are in the site's history, each with a button that goes back to it. */
export function PageVersions() {
  const { file, save } = useForm();
  const [versions, setVersions] = useState<Responses["versions"]>();
  const { busy, error, start } = useTask();
  const load = () => start(() => ask("versions", { file }).then(setVersions));
  return (
    <details className="item" onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary>Its last changes</summary>
      <ErrorBanner error={error} />
      {versions?.length === 0 && <p>None that was handed in.</p>}
      <ul className="changes">
        {versions?.map(({ commit, day, author, words }) => (
          <li key={commit}>
            {words} <small>{`${day}, ${author}`}</small>{" "}
            <Button
              className="quiet"
              label={`Go back to: ${words}, ${day}`}
              disabled={busy}
              onClick={() => start(() => save().then(() => ask("takeBack", { file, to: commit })))}
            >
              Go back to this
            </Button>
          </li>
        ))}
      </ul>
      <p className="help">What is there now stays in the list of what can be taken back.</p>
    </details>
  );
}
