import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Loaded by every Node process of a command that is measured: says at its end what it took.
process.on("exit", () => {
  if (!isMainThread) return;
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  appendFileSync(
    process.env.BENCH_USAGE,
    `${JSON.stringify({ cpu: (user + system) / 1e6, megabytes: maxRSS / 1000 })}\n`,
  );
});
