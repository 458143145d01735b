import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { HOME } from "../contract.ts";
import type { Choices, EditorSchemas } from "../server/choices.ts";
import { ask, ownProject } from "./api.ts";
import { ErrorBanner } from "./controls.tsx";
import { EditorLayout } from "./EditorLayout.tsx";
import { framedPage } from "./frame/refreshPage.ts";
import { Keeper } from "./keeper.ts";
import { Store } from "./store.ts";
import "./styles/panel.css";

const AGAIN = 2000; // milliseconds

/** Repeats a request until it succeeds: nothing can be edited without it. */
function until(asking: () => Promise<void>): void {
  asking().catch(() => setTimeout(until, AGAIN, asking));
}

const NO_LISTS = { pages: [], words: [], pictures: [], categories: [], cities: [], languages: [] };
const NONE: Choices = { ...NO_LISTS, phones: {}, offices: {}, drawings: {} };

/** The editor of one page, or of site.yaml: the page, live, and the panel beside it. */
function Editor({ store }: { store: Store }) {
  const shown = useSyncExternalStore(store.subscribe, store.get);
  const [schemas, setSchemas] = useState<EditorSchemas>();
  const [choices, setChoices] = useState(NONE); // nothing waits for these, which may be those of a thousand pages
  const renew = () => until(() => ask("choices", {}).then(setChoices));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    until(() => ask("schemas", {}).then(setSchemas));
    renew();
  }, []);
  const { opened, failure } = shown;
  const [name, value] = opened?.url ? ["page", opened.url] : ["file", opened?.file ?? ""];
  useLayoutEffect(() => {
    if (value === "") return;
    const address = `?${new URLSearchParams([[name, value]])}`;
    const page = framedPage(); // its own navigations are in the history already
    if (page && page.location.pathname !== value && address !== location.search)
      history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    document.title = `Edit ${value}`;
  }, [name, value]);
  if (opened && schemas)
    return <EditorLayout store={store} shown={shown} opened={opened} offers={{ schemas, choices, renew }} />;
  return (
    <main className="wait">
      <h1>Editor</h1>
      {failure === undefined && <p>One moment: the page is being opened.</p>}
      <ErrorBanner error={failure} />
      <a href={HOME}>Open the home page</a>
    </main>
  );
}

const store = new Store(new Keeper(ownProject(), { storage: localStorage, locks: navigator.locks }));
function openAsked(): void {
  const asked = new URLSearchParams(location.search);
  const file = asked.get("file");
  void store.open(file ? { file } : { url: asked.get("page") ?? "/" });
}
openAsked();
addEventListener("popstate", openAsked);
addEventListener("focus", () => store.reopen());
addEventListener("beforeunload", store.leave);
const root = document.getElementById("root");
if (root) createRoot(root).render(<Editor store={store} />);
