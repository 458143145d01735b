import { useEffect, useRef, useState } from "react";
import { CHANGED, type FrameMessage, READY } from "../../contract.ts";
import { type Form, useForm } from "../context.ts";
import { isHeldBack } from "../fresh.ts";
import { goalOf } from "./goalOf.ts";
import { awake, framedPage, refresh, shownBlocks } from "./refreshPage.ts";

const STYLE = `vite-error-overlay { display: none }
main [data-block] { cursor: pointer }
main [data-block] ::before, main [data-block] ::after { pointer-events: none }
main [data-block]:hover { outline: 2px dashed var(--color-brand); outline-offset: -2px }
main [data-block][data-edited] { outline: 3px solid var(--color-action); outline-offset: -3px }`;

/**
 * The open page, live, in an iframe; while the open file is not a page, such as site.yaml, the previous page. A click
 * on a text leads to its field.
 */
export function PageFrame() {
  const form = useForm();
  const onKey = useShortcuts(form);
  const { file, url, selected, version, stale, fresh } = form;
  const [first] = useState(url ?? "/");
  const [listens, setListens] = useState(false); // a click before that would be lost, or follow a link
  const now = useRef({ ...form, onKey }); // as last rendered, for the listeners on the page
  now.current = { ...form, onKey };
  const awaited = useRef<string>(undefined); // the address being loaded

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => look(framedPage()), [version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section that is chosen
  useEffect(mark, [selected]);
  useEffect(() => {
    if (url === undefined) return; // site.yaml and words files show on any page
    awaited.current = url;
    const page = framedPage();
    if (page && page.location.pathname !== url) page.location.replace(url); // without a history entry
  }, [url]);
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<Partial<FrameMessage>>) => {
      const page = framedPage();
      if (origin !== location.origin || !page || source !== page.defaultView) return;
      if (data.what === READY) settle(page);
      if (data.what === READY || data.what === CHANGED) form.reopen(data.version);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  });

  function look(page: Document | undefined): void {
    if (page)
      void refresh(page)
        .catch(() => undefined)
        .then(mark);
  }
  function mark(): void {
    for (const [index, block] of shownBlocks(framedPage()).entries())
      block.toggleAttribute("data-edited", index === now.current.selected);
  }
  function settle(page: Document): void {
    const { pathname } = page.location;
    const isThere = url === undefined || pathname === url;
    if (!isThere && awaited.current !== undefined) {
      page.location.replace(awaited.current); // the previous page has loaded again
      return;
    }
    awaited.current = undefined;
    if (!isThere) form.open({ url: pathname });
    look(page);
    awake(page.body);
    setListens(true);
    page.head.append(Object.assign(page.createElement("style"), { textContent: STYLE }));
    page.addEventListener("click", (event) => pick(page, event), { capture: true });
    page.addEventListener("keydown", (event) => now.current.onKey(event));
  }
  function pick(page: Document, event: MouseEvent): void {
    const { file, goTo, choose } = now.current;
    const goal = goalOf(page, event, file);
    if (goal === undefined) return;
    event.preventDefault();
    if (typeof goal === "number") choose(goal);
    else if (goal !== "nowhere") goTo(goal);
  }
  const isBegun = stale?.file === file && isHeldBack(stale, fresh);
  return (
    <div className="page-side">
      <div role="status">
        {stale && (
          <p className="stale">
            The page shows what was last right.{" "}
            <button type="button" onClick={() => form.goTo(stale)}>
              {isBegun ? "What was added shows once it is filled in." : stale.message}
            </button>
          </p>
        )}
      </div>
      <iframe className="page" title="The page" src={first} inert={!listens} />
    </div>
  );
}

/** Saves, undoes and redoes by keyboard, in the panel and, by the listener that it returns, on the page. */
function useShortcuts({ turn, save }: Form) {
  function onKey(event: KeyboardEvent): void {
    const isAside = event.target instanceof Element && event.target.closest("dialog") !== null;
    if ((!event.ctrlKey && !event.metaKey) || isAside) return;
    const key = event.key.toLowerCase();
    if (key === "s") void save();
    else if (key === "y" || (key === "z" && event.shiftKey)) turn("redo");
    else if (key === "z") turn("undo");
    else return;
    event.preventDefault();
  }
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return onKey;
}
