import { useLayoutEffect, useState } from "react";
import { HOME } from "../contract.ts";
import { useDraft, type Where } from "./draft/useDraft.ts";
import { useOffers } from "./useOffers.ts";
import { Workplace } from "./Workplace.tsx";

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
    <Workplace
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
