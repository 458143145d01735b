import type { Path } from "../../../content/read/path.ts";
import { fieldId } from "./context.ts";

/** Focuses the first field of an entry, once it is rendered. */
export function focusOn(path: Path): void {
  requestAnimationFrame(() => {
    const id = CSS.escape(fieldId(path));
    const inside = `[data-field="${fieldId(path)}"]`;
    const [field] = [`#${id}`, `${inside} :is(input, textarea, select)`, `${inside} button`, inside].flatMap(
      (selector) => document.querySelector<HTMLElement>(selector) ?? [],
    );
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

/** Returns the field with the words that were clicked on the page, or the top of the form. */
export function findField(words: string): HTMLElement | undefined {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(".panel-body textarea")];
  const found = words === "" ? undefined : fields.find(({ value }) => plain(value) === plain(words));
  reveal(found);
  return found ?? document.getElementById("section-title") ?? undefined;
}

/** Opens the collapsed entries around a field. */
function reveal(field: Element | undefined): void {
  for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
}
