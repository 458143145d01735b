const KEY = "quote";

/** What a visitor has typed, by field name. */
export type Draft = Record<string, string>;

/** What was typed in this tab before; nothing where the browser keeps nothing. */
export function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    const entries = typeof draft === "object" && draft !== null ? Object.entries(draft) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** Keeps what is typed for this tab only; nothing is kept once it was sent. */
export function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing still sends.
  }
}

/** The fields of a form as text. */
export function fieldsOf(form: HTMLFormElement): Draft {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}

/** Fills the fields that are still empty: what was typed before the page came to life stays. */
export function fillEmpty(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    const fillable =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement;
    if (fillable && field.value === "") field.value = value;
  }
}
