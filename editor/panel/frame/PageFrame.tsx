import { type RefObject, useEffect, useRef, useState } from "react";
import { CHANGED, type FrameMessage, type Opened, READY } from "../../contract.ts";
import { useForm } from "../context.ts";
import { goalOf } from "./goalOf.ts";
import { awake, refresh, type Seen, shownBlocks } from "./refreshPage.ts";

const STYLE = `vite-error-overlay { display: none }
main [data-block] { cursor: pointer }
main [data-block] ::before, main [data-block] ::after { pointer-events: none }
main [data-block]:hover { outline: 2px dashed var(--color-brand); outline-offset: -2px }
main [data-block][data-edited] { outline: 3px solid var(--color-action); outline-offset: -3px }`;

interface PageFrameProps extends Pick<Opened, "version" | "stale"> {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whether `stale` is the error of an entry that was just added. */
  isBegun: boolean;
  /** Called when files may have changed, with the new version if it is known. */
  onChanged(version?: number): void;
  onKey(event: KeyboardEvent): void;
}

/**
 * The open page, live, in an iframe; while the open file is not a page, such as site.yaml, the previous page. A click
 * on a text leads to its field.
 */
export function PageFrame(props: PageFrameProps) {
  const { frame, version, stale, isBegun, onChanged } = props;
  const form = useForm();
  const [first] = useState(form.url ?? "/");
  const [listens, setListens] = useState(false); // a click before that would be lost, or follow a link
  const { url, selected } = form;
  const now = useRef({ ...form, ...props }); // latest props, for listeners and async tasks
  now.current = { ...form, ...props };
  const awaited = useRef<string>(undefined); // the address being loaded
  const seen = useRef<Promise<Seen | undefined>>(Promise.resolve(undefined));
  const page = () => {
    const live = frame.current?.contentDocument ?? undefined;
    return live?.URL === "about:blank" ? undefined : live; // before the page has loaded
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(look, [version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section that is chosen
  useEffect(mark, [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (url === undefined) return; // site.yaml and words files show on any page
    awaited.current = url;
    const live = page();
    if (live && live.location.pathname !== url) live.location.replace(url); // without a history entry
  }, [url]);
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<Partial<FrameMessage>>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.what === READY) settle();
      if (data.what === READY || data.what === CHANGED) onChanged(data.version);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  });

  function look(): void {
    seen.current = seen.current.then(async (before) => {
      const live = page();
      const after = live ? await refresh(live, before).catch(() => before) : before;
      mark();
      return after;
    });
  }
  function mark(): void {
    for (const [index, block] of shownBlocks(page()).entries())
      block.toggleAttribute("data-edited", index === now.current.selected);
  }
  function settle(): void {
    const live = page();
    if (!live?.body) return;
    const { pathname } = live.location;
    const isThere = url === undefined || pathname === url;
    if (!isThere && awaited.current !== undefined) {
      live.location.replace(awaited.current); // the previous page has loaded again
      return;
    }
    awaited.current = undefined;
    if (!isThere) form.open({ url: pathname });
    seen.current = Promise.resolve(undefined);
    look();
    awake(live.body);
    setListens(true);
    live.head.append(Object.assign(live.createElement("style"), { textContent: STYLE }));
    live.addEventListener("click", (event) => pick(live, event), { capture: true });
    live.addEventListener("keydown", (event) => now.current.onKey(event));
  }
  function pick(live: Document, event: MouseEvent): void {
    const goal = goalOf(live, event);
    if (!goal) return;
    event.preventDefault();
    if (goal === "nowhere") return;
    if ("place" in goal) now.current.goTo(goal.place);
    else if (goal.isHeading)
      now.current.goTo({ file: now.current.file, path: ["blocks", goal.section, "heading"] });
    else now.current.choose(goal.section);
  }
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
      <iframe ref={frame} className="page" title="The page" src={first} inert={!listens} />
    </div>
  );
}
