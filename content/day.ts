/** Swedish days are written as 2026-12-01. */
const DAY_FORMAT = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/New_York" });

/** The day in Miami, as 2026-12-01, whatever the zone of the machine that builds; TODAY sets it for tests. */
export function dayInMiami(now?: Date): string {
  return (now ? undefined : process.env.TODAY) ?? DAY_FORMAT.format(now ?? new Date());
}

/** A day as people write it: 2025-03-18 is March 18, 2025. */
export function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** The year of a day as 2026-12-01. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The year in Miami, whatever the zone of the machine that builds. */
export function yearInMiami(now?: Date): number {
  return yearOf(dayInMiami(now));
}
