import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Preloaded into every Node process of a measured command: on exit, records its CPU time and peak memory.
process.on("exit", () => {
  if (!isMainThread) return;
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  appendFileSync(
    process.env.BENCH_USAGE,
    `${JSON.stringify({ cpu: (user + system) / 1e6, megabytes: maxRSS / 1000 })}\n`,
  );
});
