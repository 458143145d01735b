import { HONEYPOT } from "./FormFields.tsx";
import type { TypedFields } from "./session.ts";

/** Returns the fields of a form as text, of a file its name, and separately the value of the hidden trap field. */
export function fieldsOf(form: HTMLFormElement): { fields: TypedFields; trap: string } {
  const texts = [...new FormData(form)].map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ]);
  const { [HONEYPOT]: trap = "", ...fields }: TypedFields = Object.fromEntries(texts);
  // Half a date counts as empty for a browser: what is no date is told, not lost.
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.validity.badInput) fields[field.name] = "?";
  return { fields, trap };
}

/** Fills the fields that are still empty: what was typed before hydration stays. A file, only its visitor can choose. */
export function fillEmpty(form: HTMLFormElement, values: TypedFields): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.files) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
    else if (field && "value" in field && field.value === "") field.value = value;
  }
}

/** Returns the fields trimmed. */
export function trimmed(fields: TypedFields): TypedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]));
}

/** Focuses the first field that has a problem. */
export function focusFirst(form: HTMLFormElement, problems: Map<string, string>): void {
  const first = [...form.elements].find((element) => problems.has(element.getAttribute("name") ?? ""));
  if (first instanceof HTMLElement) first.focus();
}
