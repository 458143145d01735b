import type { TypedFields } from "./session.ts";

/** The name of the hidden trap field: one that no browser or password manager recognizes and fills in. */
export const HONEYPOT = "notice";

/** Returns the fields of a form as text, and separately the value of the hidden trap field. */
export function fieldsOf(form: HTMLFormElement): { fields: TypedFields; trap: string } {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const { [HONEYPOT]: trap = "", ...fields }: TypedFields = Object.fromEntries(texts);
  return { fields, trap };
}

/** Fills the fields that are still empty: what was typed before hydration stays. */
export function fillEmpty(form: HTMLFormElement, values: TypedFields): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field && field.value === "") field.value = value;
  }
}

/** Returns the fields as they are sent: trimmed, with `other` if no service was chosen. */
export function tidy({ service, ...fields }: TypedFields, other: string): TypedFields {
  const trimmed = Object.entries(fields).map(([name, value]) => [name, value.trim()]);
  return { ...Object.fromEntries(trimmed), service: service || other };
}

/** Focuses the first field that has a problem. */
export function focusFirst(form: HTMLFormElement, problems: Map<string, string>): void {
  const first = [...form.elements].find((element) => problems.has(element.getAttribute("name") ?? ""));
  if (first instanceof HTMLElement) first.focus();
}
