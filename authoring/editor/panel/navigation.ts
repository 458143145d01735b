import { type RefObject, useEffect, useState } from "react";
import type { Path } from "../../../content/read/path.ts";
import type { Reported } from "../contract.ts";
import { shownBlocks } from "./frame/refreshPage.ts";
import type { Where } from "./store.ts";

/** A place in a file; an empty path is the top of its form. */
type Place = Pick<Reported, "file" | "path">;

/** The selected section of the open file, and functions to go elsewhere. */
export type Navigation = ReturnType<typeof useNavigation>;

/** Returns the navigation within `file`; `onOpen` opens another one. */
export function useNavigation(
  file: string,
  frame: RefObject<HTMLIFrameElement | null>,
  onOpen: (where: Where) => void,
) {
  const [selected, select] = useState<number>();
  const [asText, showText] = useState(false);
  const [goal, setGoal] = useState<Place | undefined>({ file, path: [] });
  useEffect(() => {
    if (goal?.file !== file) return;
    setGoal(undefined);
    const [top, index] = goal.path;
    select(top === "blocks" && typeof index === "number" ? index : undefined);
    if (goal.path.length > 0) focusOn(goal.path);
    else focusOnId("outline-title");
  }, [goal, file]);
  /** Opens another file, or the page of an address. */
  function open(where: Where): void {
    select(undefined);
    showText(false);
    setGoal(undefined);
    onOpen(where);
  }
  return {
    selected,
    /** Whether the file is shown as it is written. */
    asText,
    showText,
    open,
    /** Goes to a section from the panel; to none, to the list of all. */
    choose(index?: number): void {
      select(index);
      focusOnId(index === undefined ? "outline-title" : "section-title");
      const block = shownBlocks(frame.current?.contentDocument)[index ?? -1];
      block?.scrollIntoView({ behavior: "instant" });
    },
    /** Goes to the field of an entry, in this file or another. */
    goTo(place: Place): void {
      if (place.file !== file) open({ file: place.file });
      setGoal(place);
    },
  };
}

/** The id of the field of an entry. */
export function fieldId(path: Path): string {
  return `at.${path.join(".")}`;
}

/** The entry whose field an element is in; the top of the file, where it is in none. */
export function pathOfField(element: Element): Path {
  const id = element.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";
  return id
    .split(".")
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

const LONG = 30; // frames in which the largest form is rendered

/** Focuses the first field of an entry, once it is rendered; where it has none, that of the entry around it. */
export function focusOn(path: Path, frames = LONG): void {
  requestAnimationFrame(() => {
    const id = CSS.escape(fieldId(path));
    const inside = `[data-field="${fieldId(path)}"]`;
    const [field] = [`#${id}`, `${inside} :is(input, textarea, select)`, `${inside} button`, inside].flatMap(
      (selector) => document.querySelector<HTMLElement>(selector) ?? [],
    );
    if (!field && frames > 0) return focusOn(path, frames - 1);
    if (!field)
      return path.length > 1 ? focusOn(path.slice(0, -1), 0) : focusOnId("section-title", "outline-title");
    reveal(field);
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  });
}

/** Focuses the first enabled element of some ids, once it is rendered. */
export function focusOnId(...ids: string[]): void {
  requestAnimationFrame(() => {
    const found = ids
      .map((id) => document.getElementById(id))
      .find((one) => one && !one.matches(":disabled"));
    found?.focus();
  });
}

/** Opens the collapsed entries around a field. */
function reveal(field: Element | undefined): void {
  for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
}
