import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type Choices, type EditorSchemas, HOME } from "../contract.ts";
import { ask } from "./api.ts";
import { EditorLayout } from "./EditorLayout.tsx";
import type { Store } from "./store.ts";

/** The editor of one page, or of site.yaml: the page, live, and the panel beside it. */
export function Editor({ store }: { store: Store }) {
  const shown = useSyncExternalStore(store.subscribe, store.get);
  const { schemas, choices, renew } = useOffers();
  const { opened, failure } = shown;
  const [name, value] = opened?.url ? ["page", opened.url] : ["file", opened?.file ?? ""];
  useLayoutEffect(() => {
    if (value === "") return;
    history.replaceState(null, "", `?${new URLSearchParams([[name, value]])}`);
    document.title = `Edit ${value}`;
  }, [name, value]);
  if (opened && schemas)
    return (
      <EditorLayout
        store={store}
        shown={shown}
        opened={opened}
        schemas={schemas}
        choices={choices}
        renew={renew}
      />
    );
  return (
    <main className="wait">
      <h1>Editor</h1>
      <p>{failure ?? "One moment: the page is being opened."}</p>
      {failure && <a href={HOME}>Open the home page</a>}
    </main>
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
