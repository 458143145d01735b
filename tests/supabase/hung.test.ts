import { connect, createServer, type Server, type Socket } from "node:net";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { postgresDatabase } from "../../supabase/functions/send-quote-email/store/postgresDatabase.ts";
import { emptyTables, openDatabase } from "./support/database.ts";
import { listen } from "./support/listen.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await openDatabase();
const socket = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1", maxConnections: 8 });
await socket.start();
const line = await hangingLine(Number(socket.getServerConn().split(":")[1]));
const database = postgresDatabase(`postgres://postgres@127.0.0.1:${line.port}/postgres`);
beforeEach(async () => {
  line.hangsAt = undefined;
  await emptyTables(pglite);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await database.close();
  line.server.close();
  await socket.stop();
  await pglite.close();
});

interface Line {
  server: Server;
  port: number;
  /** Text sent by the client after which a connection goes silent. */
  hangsAt?: string;
  /** The number of connections that are silent now. */
  hanging: number;
}

/** A proxy to the database that can go silent: once a client sends `hangsAt`, no answer comes through. */
async function hangingLine(target: number): Promise<Line> {
  const line: Line = { server: createServer(join), port: 0, hanging: 0 };
  function join(client: Socket) {
    const upstream = connect(target, "127.0.0.1");
    let silent = false;
    client.on("data", (data) => {
      if (!silent && line.hangsAt !== undefined && data.includes(line.hangsAt)) {
        silent = true;
        line.hanging += 1;
      }
      upstream.write(data);
    });
    upstream.on("data", (data) => silent || client.write(data));
    client.on("error", () => {}).on("close", () => upstream.destroy());
    upstream
      .on("error", () => {})
      .on("close", () => {
        client.destroy();
        if (silent) line.hanging -= 1;
      });
  }
  line.port = await listen(line.server, 0, "127.0.0.1");
  return line;
}

/** Sends a request that makes the proxy go silent. Answered within 15 seconds: a form gives up after 20. */
async function sendHung(send: ReturnType<typeof setup>["send"]): Promise<Response> {
  let answered = false;
  const answer = send(post(quote(), KEY)).finally(() => {
    answered = true;
  });
  await expect.poll(() => line.hanging).toBe(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(answered).toBe(true);
  await expect.poll(() => line.hanging).toBe(0); // what was in flight can no longer arrive
  line.hangsAt = undefined;
  return answer;
}

const KEY = { "idempotency-key": "the same" };
const count = async () => (await pglite.query("select from quote_requests")).rows.length;

describe("a database that hangs", () => {
  it.each([
    "set local role",
    "pg_advisory_xact_lock",
    "into public.quote_requests",
    "into public.quote_limits",
  ])(
    "at '%s' is given up in time: the visitor hears that nothing is stored, and nothing ever is",
    async (word) => {
      const { send, settled } = setup(pglite, {}, { database });
      line.hangsAt = word;
      const response = await sendHung(send);
      expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
      await expect.poll(count).toBe(0);
      expect((await send(post(quote(), KEY))).status).toBe(200);
      expect(await count()).toBe(1);
      await settled(); // otherwise this mail would make the next test's proxy go silent
    },
  );

  it("at the commit leaves it open: the visitor hears so, and a repeat is stored once", async () => {
    const { send, settled, lines } = setup(pglite, {}, { database });
    line.hangsAt = "commit";
    const response = await sendHung(send);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: { code: "outcome_unknown", message: "Your request may have arrived. Sending it again is safe." },
    });
    expect(lines[0]).toMatch(/^a request may have been stored: /);
    await expect.poll(count).toBe(1);
    expect((await send(post(quote(), KEY))).status).toBe(200);
    expect(await count()).toBe(1);
    await settled();
  });
});
