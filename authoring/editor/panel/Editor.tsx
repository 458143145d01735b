import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import { type Choices, type EditorSchemas, HOME } from "../contract.ts";
import { ask } from "./api.ts";
import { useDraft, type Where } from "./draft/useDraft.ts";
import { EditorLayout } from "./EditorLayout.tsx";

/** The editor of one page, or of site.yaml: the page, live, and the panel beside it. */
export function Editor({ start }: { start: Where }) {
  const [where, go] = useState(start);
  const [draft, dispatch, failure] = useDraft(where);
  const { schemas, choices, renew } = useOffers();
  const [name, value] = draft?.url ? ["page", draft.url] : ["file", draft?.file ?? ""];
  useLayoutEffect(() => {
    if (value === "") return;
    history.replaceState(null, "", `?${new URLSearchParams([[name, value]])}`);
    document.title = `Edit ${value}`;
  }, [name, value]);
  if (!draft || !schemas)
    return (
      <main className="wait">
        <h1>Editor</h1>
        <p>{failure ?? "One moment: the page is being opened."}</p>
        {failure && <a href={HOME}>Open the home page</a>}
      </main>
    );
  return (
    <EditorLayout
      draft={draft}
      failure={failure}
      dispatch={dispatch}
      schemas={schemas}
      choices={choices}
      renew={renew}
      onGo={go}
    />
  );
}

const AGAIN = 2000; // milliseconds

/** Repeats a request until it succeeds: nothing can be edited without it. */
function until(asking: () => Promise<void>): void {
  asking().catch(() => setTimeout(until, AGAIN, asking));
}

const NONE: Choices = { pages: [], pictures: [], phones: {}, offices: {}, cities: [], coast: "" };

/**
 * What may be written, and what can be chosen: asked for once, and again where it has changed. What can be chosen, of
 * a thousand pages, is waited for by nobody.
 */
function useOffers(): { schemas?: EditorSchemas; choices: Choices; renew(): void } {
  const [schemas, setSchemas] = useState<EditorSchemas>();
  const [choices, setChoices] = useState(NONE);
  const renew = useCallback(() => until(() => ask("choices").then(setChoices)), []);
  useEffect(() => {
    until(() => ask("schemas").then(setSchemas));
    renew();
  }, [renew]);
  return { schemas, choices, renew };
}
