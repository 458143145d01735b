import { type RefObject, useEffect, useRef } from "react";
import { colors } from "../../../../renderer/page/colors.ts";
import { CHANGED, READY } from "../../contract.ts";
import { useForm } from "../context.ts";
import { awake, refresh, type Seen, shownBlocks } from "./refreshPage.ts";

const STYLE = `vite-error-overlay { display: none }
main [data-block] { cursor: pointer }
main [data-block]:hover { outline: 2px dashed ${colors.brand}; outline-offset: -2px }
main [data-block][data-edited] { outline: 3px solid ${colors.action}; outline-offset: -3px }`;

/** What holds the words of one entry. */
const WORDS = "h1, h2, h3, h4, p, li, a, button, summary, figcaption, dt, dd, blockquote";

interface PageFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Another number where the page shows something else. */
  version: number;
  /** Called where files may have changed. */
  onChanged(): void;
  onKey(event: KeyboardEvent): void;
}

/** The page, live, in a frame of its own; beside site.yaml, the home page. A click on a section opens its form. */
export function PageFrame(props: PageFrameProps) {
  const { frame, version, onChanged } = props;
  const form = useForm();
  const { url = "/", selected } = form;
  const now = useRef({ ...form, ...props }); // what ends later, and what hears the page, goes by what is shown then
  now.current = { ...form, ...props };
  const awaited = useRef<string>(undefined); // the page that is to be shown, until it is there
  const seen = useRef<Promise<Seen | undefined>>(Promise.resolve(undefined));
  const page = () => {
    const live = frame.current?.contentDocument ?? undefined;
    return live?.URL === "about:blank" ? undefined : live; // before the page is there
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(look, [version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section that is chosen
  useEffect(mark, [selected]);
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
    for (const [index, block] of shownBlocks(page()).entries())
      block.toggleAttribute("data-edited", index === now.current.selected);
  }
  function settle(): void {
    const live = page();
    if (!live?.body) return;
    const { pathname } = live.location;
    const isThere = pathname === url;
    if (!isThere && awaited.current !== undefined) {
      live.location.replace(url); // a page that was left has loaded again
      return;
    }
    awaited.current = undefined;
    if (!isThere && form.url !== undefined) form.open({ url: pathname });
    seen.current = Promise.resolve(undefined);
    look();
    awake(live.body);
    live.head.append(Object.assign(live.createElement("style"), { textContent: STYLE }));
    live.addEventListener("click", (event) => pick(live, event), { capture: true });
    live.addEventListener("keydown", (event) => now.current.onKey(event));
  }
  function pick(live: Document, event: MouseEvent): void {
    const { target, altKey, ctrlKey, metaKey } = event;
    const inFrame = live.defaultView;
    if (altKey || ctrlKey || metaKey || !inFrame || !(target instanceof inFrame.Element)) return;
    const index = shownBlocks(live).findIndex((block) => block.contains(target));
    if (index < 0) return;
    event.preventDefault();
    now.current.pick(index, (target.closest(WORDS) ?? target).textContent?.trim() ?? "");
  }
  return <iframe ref={frame} className="page" title="The page" src={url} />;
}
