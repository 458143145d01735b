const FASTEST = 1_000; // milliseconds; nobody fills four fields in less, not even with what the browser remembers

/**
 * Whether a request was not sent as people send the form. Its `x-form` header tells, as a query string, what was
 * in the field that nobody sees (`trap`) and for how many milliseconds the form had been shown (`shown`).
 */
export function isDoubtful(headers: Headers): boolean {
  const told = new URLSearchParams(headers.get("x-form") ?? "");
  const shown = Number(told.get("shown"));
  return told.get("trap") !== "" || !(shown >= FASTEST);
}
