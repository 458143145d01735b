import { dayInMiami } from "./day.ts";

/** The year in Miami, whatever the zone of the machine that builds. */
export function yearInMiami(now?: Date): number {
  return Number(dayInMiami(now).slice(0, 4));
}
