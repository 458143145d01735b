import { type RefObject, useEffect, useRef } from "react";
import { colors } from "../../../renderer/page/colors.ts";
import { CHANGED, READY } from "../contract.ts";
import { awake, refresh, type Seen } from "./refreshPage.ts";

const STYLE = `vite-error-overlay { display: none }
main [data-block] { cursor: pointer }
main [data-block]:hover { outline: 2px dashed ${colors.brand}; outline-offset: -2px }
main [data-block][data-edited] { outline: 3px solid ${colors.action}; outline-offset: -3px }`;

/** What holds the words of one entry. */
const WORDS = "h1, h2, h3, h4, p, li, a, button, summary, figcaption, dt, dd, blockquote";

interface PageFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The page that is edited. */
  url: string;
  /** Another number where the page shows something else. */
  version: number;
  selected: number | undefined;
  onSelect(index: number, words: string): void;
  /** Called where the writer has gone to another page. */
  onPage(url: string): void;
  /** Called where files may have changed. */
  onChanged(): void;
  onKey(event: KeyboardEvent): void;
}

/** The page, live, in a frame of its own. A click on a section opens its form. */
export function PageFrame(props: PageFrameProps) {
  const { frame, url, version, selected, onSelect, onPage, onChanged, onKey } = props;
  const now = useRef(selected); // what ends later marks what is selected then
  const awaited = useRef<string>(undefined); // the page that is to be shown, until it is there
  const seen = useRef<Promise<Seen | undefined>>(Promise.resolve(undefined));
  const page = () => {
    const live = frame.current?.contentDocument ?? undefined;
    return live?.URL === "about:blank" ? undefined : live; // before the page is there
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(look, [version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section that is chosen
  useEffect(() => {
    now.current = selected;
    mark();
  }, [selected]);
  useEffect(() => {
    awaited.current = url;
  }, [url]);
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data === READY) settle();
      if (data === READY || data === CHANGED) onChanged();
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
    const blocks = shownBlocks(page());
    for (const [index, block] of blocks.entries())
      block.toggleAttribute("data-edited", index === now.current);
  }
  function settle(): void {
    const live = page();
    if (!live?.body) return;
    const { pathname } = live.location;
    if (pathname === url) awaited.current = undefined;
    else if (awaited.current === undefined) onPage(pathname);
    else {
      live.location.replace(url); // a page that was left has loaded again
      return;
    }
    seen.current = Promise.resolve(undefined);
    look();
    awake(live.body);
    live.head.append(Object.assign(live.createElement("style"), { textContent: STYLE }));
    live.addEventListener("click", (event) => pick(live, event), { capture: true });
    live.addEventListener("keydown", onKey);
  }
  function pick(live: Document, event: MouseEvent): void {
    const { target, altKey, ctrlKey, metaKey } = event;
    const inFrame = live.defaultView;
    if (altKey || ctrlKey || metaKey || !inFrame || !(target instanceof inFrame.Element)) return;
    const index = shownBlocks(live).findIndex((block) => block.contains(target));
    if (index < 0) return;
    event.preventDefault();
    onSelect(index, (target.closest(WORDS) ?? target).textContent?.trim() ?? "");
  }
  return <iframe ref={frame} className="page" title="The page" src={url} />;
}

/** The sections of a page, as it shows them. */
export function shownBlocks(page: Document | undefined): Element[] {
  return [...(page?.querySelectorAll("main [data-block]") ?? [])];
}
