import { useEffect, useState } from "react";
import { type FieldPlace, focusOn, focusOnId } from "./focus.ts";
import { framedPage, shownBlocks } from "./frame/refreshPage.ts";
import type { Where } from "./store.ts";

/** The selected section of the open file, and functions to go elsewhere. */
export type Navigation = ReturnType<typeof useNavigation>;

/** Returns the navigation within `file`; `onOpen` opens another file. */
export function useNavigation(file: string, onOpen: (where: Where) => void) {
  const [selected, select] = useState<number>();
  const [asText, showText] = useState(false);
  const [goal, setGoal] = useState<FieldPlace | undefined>({ file, path: [] });
  useEffect(() => {
    if (goal?.file !== file) return;
    setGoal(undefined);
    const [top, index] = goal.path;
    select(top === "blocks" && typeof index === "number" ? index : undefined);
    if (goal.path.length > 0) focusOn(goal.path, goal);
    else focusOnId("outline-title");
  }, [goal, file]);
  /** Opens another file, or the page at an address. */
  function open(where: Where): void {
    select(undefined);
    showText(false);
    setGoal(undefined);
    onOpen(where);
  }
  return {
    selected,
    /** Whether the whole file is shown as text. */
    asText,
    showText,
    open,
    /** Goes to a section, by index; without one, to the list of all sections. */
    choose(index?: number): void {
      select(index);
      focusOnId(index === undefined ? "outline-title" : "section-title");
      shownBlocks(framedPage())[index ?? -1]?.scrollIntoView({ behavior: "instant" });
    },
    /** Goes to the field of an entry, in this file or another. */
    goTo(place: FieldPlace): void {
      if (place.file !== file) open({ file: place.file });
      setGoal(place);
    },
  };
}
