import { type RefObject, useEffect, useState } from "react";
import type { Path } from "../../../content/read/path.ts";
import type { Place } from "./context.ts";
import { findField, focusOn, focusOnId } from "./focus.ts";
import { shownBlocks } from "./PageFrame.tsx";
import type { Where } from "./store.ts";

/** The selected section of the open file, and functions to go elsewhere. */
interface Navigation {
  selected: number | undefined;
  /** Whether the file is shown as it is written. */
  asText: boolean;
  showText(asText: boolean): void;
  /** Opens another file, or the page of an address. */
  open(where: Where): void;
  /** Goes to a section from the panel; to none, to the list of all. */
  choose(index: number | undefined): void;
  /** Goes to the words of a section that were clicked on the page. */
  pick(index: number, words: string): void;
  /** Goes to the field of an entry, in this file or another. */
  goTo(place: Place): void;
}

/** Returns the navigation within `file`; `onOpen` opens another one. */
export function useNavigation(
  file: string,
  frame: RefObject<HTMLIFrameElement | null>,
  onOpen: (where: Where) => void,
): Navigation {
  const [selected, select] = useState<number>();
  const [asText, showText] = useState(false);
  const [goal, setGoal] = useState<Place | undefined>({ file, path: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once its file is open
  useEffect(() => {
    if (goal?.file !== file) return;
    setGoal(undefined);
    land(goal.path);
  }, [goal, file]);
  function open(where: Where): void {
    select(undefined);
    showText(false);
    setGoal(undefined);
    onOpen(where);
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
      focusOnId(index === undefined ? "outline-title" : "section-title");
      const block = shownBlocks(frame.current?.contentDocument ?? undefined)[index ?? -1];
      block?.scrollIntoView({ behavior: "instant" });
    },
    pick(index, words) {
      select(index);
      requestAnimationFrame(() => findField(words)?.focus());
    },
    goTo(place) {
      if (place.file !== file) open({ file: place.file });
      setGoal(place);
    },
  };
}
