import type { Path } from "../../../content/edit/editYaml.ts";
import { fieldId } from "./context.ts";

/** Goes to the first field of an entry, once it is there. */
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

/** Goes to what has an id, once it is there; to the first of several ids that is. */
export function focusOnId(...ids: string[]): void {
  requestAnimationFrame(() => {
    const found = ids
      .map((id) => document.getElementById(id))
      .find((one) => one && !one.matches(":disabled"));
    found?.focus();
  });
}

/** The field that holds the words that were clicked on the page, or the top of the form. */
export function findField(words: string): HTMLElement | undefined {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(".panel-body textarea")];
  const found = words === "" ? undefined : fields.find(({ value }) => plain(value) === plain(words));
  reveal(found);
  return found ?? document.getElementById("section-title") ?? undefined;
}

/** Opens what is folded around a field. */
function reveal(field: Element | undefined): void {
  for (let around = field?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true;
}
