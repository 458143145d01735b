import { attempt } from "./attempt.ts";

/** Today's date in a time zone, as 2026-12-01, whatever the machine's own time zone; TODAY overrides it for tests. */
export function dayIn(timeZone: string): string {
  return process.env.TODAY ?? new Date().toLocaleDateString("sv-SE", { timeZone }); // Swedish dates have this form
}

/** Whether a value is the name of a time zone. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string") return false;
  return attempt(() => new Intl.DateTimeFormat("en", { timeZone: name })) !== undefined;
}

/** A date in its long form: March 18, 2025 for 2025-03-18. */
export function longDate(day: string, language = "en"): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
}

/** The year of a date such as 2026-12-01. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
