import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, describe, expect, it } from "vitest";
import { testClock } from "../support/clock.ts";
import { postOver, serveLocally } from "../support/localServer.ts";
import { startMailServer } from "../support/mailServer.ts";
import { quote } from "../support/requests.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

const REQUESTS = 1_000;
const ADDRESSES = 50;

describe("1,000 requests from 50 addresses at once, while the mail server is down half the time", () => {
  it("are each stored once and mailed once", { timeout: 400_000 }, async () => {
    const data = join(folder, ".data");
    const clock = testClock();
    const mail = await startMailServer();
    let turn = 0;
    const toggle = setInterval(() => {
      turn += 1;
      mail.behaviour = turn % 2 === 0 ? "accept" : "refuse connection";
    }, 700); // out of step with the clock below
    const server = await serveLocally(data, {
      env: {
        SMTP_URL: mail.url,
        LIMIT_ADDRESS_HOUR: "100",
        LIMIT_ALL_HOUR: "5000",
        LIMIT_ACKNOWLEDGEMENTS_HOUR: "5000",
      },
      now: clock.now,
      retryEvery: 100,
    });

    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, (_, n) =>
        postOver(
          server.port,
          quote({ email: `visitor${n}@example.org`, message: `Request ${n}` }),
          `127.0.0.${2 + (n % ADDRESSES)}`,
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.parse(body).id)).size).toBe(REQUESTS);

    let before = "";
    const tick = setInterval(() => {
      const now = `${server.lines.length} ${mail.received.length}`;
      // Skips the waits between attempts; time stands still while mail is being sent, or its claim would expire.
      if (now === before) clock.pass(600);
      before = now;
    }, 500);
    await expect.poll(() => mail.received.length, { timeout: 300_000, interval: 200 }).toBe(2 * REQUESTS);
    clearInterval(tick);
    clock.pass(7_200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    clearInterval(toggle);
    await server.close();
    await mail.close();

    expect(turn).toBeGreaterThan(4);
    expect(server.lines.filter((line) => line.includes("failed, attempt")).length).toBeGreaterThan(20);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(2 * REQUESTS);
    expect(mail.received).toHaveLength(2 * REQUESTS);
    const database = await PGlite.create(join(data, "postgres"));
    const { rows } = await database.query(
      `select (select count(*)::int from quote_requests) as requests,
        (select count(distinct message)::int from quote_requests) as messages,
        (select count(*)::int from quote_outbox where sent_at is not null) as sent`,
    );
    expect(rows).toEqual([{ requests: REQUESTS, messages: REQUESTS, sent: 2 * REQUESTS }]);
    await database.close();
  });
});
