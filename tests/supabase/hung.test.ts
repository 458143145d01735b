import { connect, createServer, type Server, type Socket } from "node:net";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { postgresDatabase } from "../../supabase/functions/send-quote-email/store/postgresDatabase.ts";
import { emptyTables, openDatabase } from "./support/database.ts";
import { listen } from "./support/listen.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await openDatabase();
const socket = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1", maxConnections: 8 });
await socket.start();
const line = await hangingLine(Number(socket.getServerConn().split(":")[1]));
const database = postgresDatabase(`postgres://postgres@127.0.0.1:${line.port}/postgres`, 1_500);
beforeEach(async () => {
  line.hangsAt = undefined;
  await emptyTables(pglite);
});
afterAll(async () => {
  await database.close();
  line.server.close();
  await socket.stop();
  await pglite.close();
});

/** A connection to the database that can fall silent: from a word of the client's on, no answer comes through. */
async function hangingLine(target: number) {
  const line: { server: Server; port: number; hangsAt?: string } = { server: createServer(join), port: 0 };
  function join(client: Socket) {
    const upstream = connect(target, "127.0.0.1");
    let silent = false;
    client.on("data", (data) => {
      if (line.hangsAt !== undefined && data.includes(line.hangsAt)) silent = true;
      upstream.write(data);
    });
    upstream.on("data", (data) => silent || client.write(data));
    client.on("error", () => {}).on("close", () => upstream.destroy());
    upstream.on("error", () => {}).on("close", () => client.destroy());
  }
  line.port = await listen(line.server, 0, "127.0.0.1");
  return line;
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
      const { send } = setup(pglite, {}, { database });
      line.hangsAt = word;
      const began = performance.now();
      const response = await send(post(quote(), KEY));
      expect(performance.now() - began).toBeLessThan(15_000); // a form waits 20 seconds
      expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await count()).toBe(0);
      line.hangsAt = undefined;
      expect((await send(post(quote(), KEY))).status).toBe(200);
    },
  );

  it("at the commit leaves it open: the visitor hears so, and a repeat is stored once", async () => {
    const { send, lines } = setup(pglite, {}, { database });
    line.hangsAt = "commit";
    const response = await send(post(quote(), KEY));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: { code: "outcome_unknown", message: "Your request may have arrived. Sending it again is safe." },
    });
    expect(lines[0]).toMatch(/^a request may have been stored: /);
    line.hangsAt = undefined;
    await expect.poll(count).toBe(1);
    expect((await send(post(quote(), KEY))).status).toBe(200);
    expect(await count()).toBe(1);
  });
});
