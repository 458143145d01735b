const DAY = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day in Miami, as 2026-12-01, whatever the zone of the machine that builds; TODAY sets it for tests. */
export function dayInMiami(now?: Date): string {
  return (now ? undefined : process.env.TODAY) ?? DAY.format(now ?? new Date());
}

/** A day as people write it: 2025-03-18 is March 18, 2025. */
export function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
}
