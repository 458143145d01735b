import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dataFolder } from "../../../supabase/local/dataFolder.ts";
import { fillDataFolder } from "../support/database.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const REQUESTS = 100_000;
const MOST_MEMORY = 400; // megabytes
const { folder, remove } = temporaryFolder();
const DATA_DIR = join(folder, ".data");
afterAll(remove);

beforeAll(async () => {
  await fillDataFolder(DATA_DIR);
  const data = dataFolder(DATA_DIR, () => new Date());
  await data.query(
    `insert into quote_requests (id, received_at, name, email, phone, service, location, message)
     select gen_random_uuid(), now() - n * interval '7 minutes', 'Visitor ' || n, 'v' || n || '@example.org',
       '305-555-0123', 'Other', 'Doral', repeat('The pool leaks. ', 187)
     from generate_series(1, ${REQUESTS}) as n`,
  );
  await data.query(
    `insert into quote_outbox (request_id, kind, message_id, created_at, next_attempt_at, sent_at)
     select id, 'owner', id::text, received_at, received_at, received_at from quote_requests`,
  );
  await data.close();
}, 600_000);

/** Runs npm run quotes; returns what it says, and the most memory that it took itself, in megabytes. */
async function quotes(...words: string[]): Promise<{ said: string; memory: number }> {
  const flags = ["--liftoff-only", "commands/run.mjs", "quotes", ...words];
  const child = spawn(process.execPath, flags, { env: { ...process.env, DATA_DIR, DATABASE_URL: "" } });
  const status = `/proc/${child.pid}/status`;
  let memory = 0;
  const look = setInterval(() => {
    const [, most] = /VmHWM:\s+(\d+)/.exec(existsSync(status) ? readFileSync(status, "utf8") : "") ?? [];
    memory = Math.max(memory, Number(most ?? 0) / 1024);
  }, 50);
  const said = text(child.stdout);
  await once(child, "exit");
  clearInterval(look);
  return { said: await said, memory };
}

it("a hundred thousand requests are listed, exported and forgotten in little memory", {
  timeout: 900_000,
}, async () => {
  const list = await quotes();
  expect(list.said).toContain(`${REQUESTS} requests, ${REQUESTS} not answered.`);
  const csv = await quotes("--csv", "all.csv");
  const lines = readFileSync(join(DATA_DIR, "exports/all.csv"), "utf8").trimEnd().split("\r\n");
  expect([lines.length, new Set(lines).size]).toEqual([REQUESTS + 1, REQUESTS + 1]);
  const forget = await quotes("--forget", "v77@example.org");
  expect(forget.said).toContain("Deleted 1 request(s)");
  const left = await quotes();
  expect(left.said).toContain(`${REQUESTS - 1} requests`);
  for (const { memory } of [list, csv, forget, left]) expect(memory).toBeLessThan(MOST_MEMORY);
});
