// Sets the schedule of retries from supabase/.env and prints whether it works; can be run any number of times:
// node commands/run.mjs supabase/hosted/setSchedule.ts
import { required } from "./environment.ts";
import { setSchedule, stateOf } from "./schedule.ts";

const needs = await setSchedule({
  databaseUrl: required("DATABASE_URL"),
  functionUrl: required("QUOTE_FUNCTION_URL"),
  retrySecret: required("RETRY_SECRET"),
});
for (const need of needs) console.log(`${stateOf(need).padEnd(7)} ${need.needs}: ${need.says}`);
if (needs.some((need) => stateOf(need) === "MISSING")) process.exitCode = 1;
