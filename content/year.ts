const YEAR = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", year: "numeric" });

/** The year in Miami, whatever the zone of the machine that builds. */
export function yearInMiami(now = new Date()): number {
  return Number(YEAR.format(now));
}
