import { type RefObject, useEffect, useState } from "react";
import type { Path } from "../../../content/edit/editYaml.ts";
import type { Told } from "../contract.ts";
import type { Where } from "./draft/useDraft.ts";
import { findField, focusOn, focusOnId } from "./focus.ts";
import { shownBlocks } from "./frame/PageFrame.tsx";

/** The selected section of the open file, and functions to go elsewhere. */
interface Navigation {
  selected: number | undefined;
  asText: boolean;
  showText(asText: boolean): void;
  /** Opens another file, or the page of an address. */
  open(where: Where): void;
  /** Goes to a section from the panel; to none, to the list of all. */
  choose(index: number | undefined): void;
  /** Goes to the words of a section that were clicked on the page. */
  pick(index: number, words: string): void;
  /** Goes to the field of a problem, in this file or another. */
  goTo(destination: Destination): void;
}

/** An entry to focus once its file is open; without a path, the top of the form. */
type Destination = Pick<Told, "file" | "path">;

/** Returns the navigation within `file`; `onGo` opens another file. */
export function useNavigation(
  file: string,
  frame: RefObject<HTMLIFrameElement | null>,
  onGo: (where: Where) => void,
): Navigation {
  const [selected, select] = useState<number>();
  const [asText, showText] = useState(false);
  const [destination, setDestination] = useState<Destination | undefined>({ file, path: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once its file is open
  useEffect(() => {
    if (destination?.file !== file) return;
    setDestination(undefined);
    land(destination.path);
  }, [destination, file]);
  function open(where: Where): void {
    select(undefined);
    showText(false);
    setDestination(undefined);
    onGo(where);
  }
  function land(path: Path): void {
    const [top, index] = path;
    select(top === "blocks" && typeof index === "number" ? index : undefined);
    if (path.length > 0) focusOn(path);
    else focusOnId("outline-title");
  }
  return {
    selected,
    asText,
    showText,
    open,
    choose(index) {
      select(index);
      const title = index === undefined ? "outline-title" : "section-title";
      requestAnimationFrame(() => document.getElementById(title)?.focus());
      const block = shownBlocks(frame.current?.contentDocument ?? undefined)[index ?? -1];
      block?.scrollIntoView({ behavior: "instant" });
    },
    pick(index, words) {
      select(index);
      requestAnimationFrame(() => findField(words)?.focus());
    },
    goTo(next) {
      if (next.file !== file) open({ file: next.file });
      setDestination(next);
    },
  };
}
