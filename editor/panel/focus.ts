import type { Path } from "../../content/lib/data.ts";
import type { PanelProblem } from "../contract.ts";

/** Words of a text to select, or after which to place the cursor. */
type InText = { words?: string; behind?: string };

/** A place in a file; an empty path is the top of its form. */
export type FieldPlace = Pick<PanelProblem, "file" | "path"> & InText;

/** Returns the id of the field of an entry. */
export function fieldId(path: Path): string {
  return `at.${path.join(".")}`;
}

/** Returns the path of the entry whose field contains an element; the empty path if none does. */
export function pathOfField(element: Element): Path {
  const id = element.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";
  return pathFrom(id).slice(1);
}

/** Parses a path written with dots: blocks.0.heading. */
export function pathFrom(written: string): Path {
  return written.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

const LONG = 30; // animation frames within which the largest form is rendered

/** Focuses the first field of an entry, once it is rendered; if it has none, that of its parent entry. */
export function focusOn(path: Path, at: InText = {}, frames = LONG): void {
  requestAnimationFrame(() => {
    const id = CSS.escape(fieldId(path));
    const inside = `[data-field="${fieldId(path)}"]`;
    const [field] = [`#${id}`, `${inside} :is(input, textarea, select)`, `${inside} button`, inside].flatMap(
      (selector) => document.querySelector<HTMLElement>(selector) ?? [],
    );
    if (!field && frames > 0) return focusOn(path, at, frames - 1);
    if (!field && path.length > 1) return focusOn(path.slice(0, -1), at, 0);
    if (!field) return focusOnId("section-title", "outline-title");
    for (const details of document.querySelectorAll("details"))
      if (details.contains(field)) details.open = true;
    const isLong = field.offsetHeight > innerHeight / 2;
    if (field instanceof HTMLTextAreaElement) focusWords(field, at);
    else field.focus();
    if (!isLong) field.scrollIntoView({ block: "center" });
  });
}

/** Focuses a textarea, with words selected or the cursor after them. The characters between words may differ. */
function focusWords(area: HTMLTextAreaElement, { words, behind }: InText): void {
  const wanted = words ?? behind ?? "";
  const exact = RegExp.escape(wanted);
  const parts = wanted.match(/[\p{L}\p{N}]+/gu)?.map(RegExp.escape);
  const loose = parts ? `(?<![\\p{L}\\p{N}])${parts.join("[^\\p{L}\\p{N}]+")}` : exact;
  const found = new RegExp(exact, "u").exec(area.value) ?? new RegExp(loose, "u").exec(area.value);
  const [start, end] = found ? [found.index, found.index + found[0].length] : [0, 0];
  if (wanted !== "") area.setSelectionRange(end, end);
  area.focus(); // browsers scroll to the cursor, but not to a selection
  if (words) area.setSelectionRange(start, end);
}

/** Focuses the first enabled element of some ids, once it is rendered. */
export function focusOnId(...ids: string[]): void {
  requestAnimationFrame(() => {
    const elements = ids.map((id) => document.getElementById(id));
    elements.find((element) => element && !element.matches(":disabled"))?.focus();
  });
}

/**
 * Returns the focus to the element that had it before an action; if it is gone, to the element that now has its id;
 * else to the title of the open dialog or form.
 */
export function refocus(had: Element | null): void {
  requestAnimationFrame(() => {
    if (!isFocusLost()) return;
    const again = had?.isConnected ? had : document.getElementById(had?.id ?? "");
    if (again instanceof HTMLElement) again.focus();
    if (!isFocusLost()) return;
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const title = dialog?.querySelector("h2") ?? document.querySelector("#section-title, #outline-title");
    if (title instanceof HTMLElement) title.focus();
  });
}

/** Whether nothing has the focus, or a disabled element has it: browsers blur that only a moment later. */
function isFocusLost(): boolean {
  const has = document.activeElement;
  return has === document.body || has?.matches(":disabled") === true;
}
