import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, describe, expect, it } from "vitest";
import { forgetHosted, forgetLocally } from "../../supabase/local/forget.ts";
import { testClock } from "./support/clock.ts";
import { openDatabase } from "./support/database.ts";
import { postOver, serveLocally } from "./support/localServer.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
const data = join(folder, ".data");
const mail = join(data, "mail");
afterAll(remove);

const emails = () => (existsSync(mail) ? readdirSync(mail).filter((name) => name.endsWith(".eml")) : []);

describe("a person who asks to be forgotten", () => {
  it("is not there where nothing was ever kept", async () => {
    expect(await forgetLocally(data, "anna@example.org")).toEqual({ requests: 0, files: 0 });
    expect(existsSync(data)).toBe(false);
  });

  it("leaves no request and no e-mail on this machine; others stay", { timeout: 60_000 }, async () => {
    const server = await serveLocally(data);
    for (const email of ["anna@example.org", "Anna@Example.org", "bob@example.org"])
      expect((await postOver(server.port, quote({ email }))).status).toBe(200);
    await expect.poll(() => emails().length, { timeout: 10_000 }).toBe(5);
    await server.close();
    expect(await forgetLocally(data, " ANNA@example.org")).toEqual({ requests: 2, files: 3 });
    expect(emails()).toHaveLength(2);
    expect(await forgetLocally(data, "anna@example.org")).toEqual({ requests: 0, files: 0 });
  });

  it("leaves nothing in a hosted database", async () => {
    const pglite = await openDatabase();
    const { send, settled } = setup(pglite);
    for (const email of ["anna@example.org", "bob@example.org"]) await send(post(quote({ email })));
    await settled();
    const socket = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1" });
    await socket.start();
    const url = `postgres://postgres@${socket.getServerConn()}/postgres`;
    expect(await forgetHosted(url, "Anna@example.org")).toEqual({ requests: 1, files: 0 });
    for (const [table, left] of Object.entries({ quote_requests: 1, quote_outbox: 2, quote_keys: 1 }))
      expect((await pglite.query(`select from ${table}`)).rows, table).toHaveLength(left);
    await socket.stop();
    await pglite.close();
  });
});

describe("an .eml file", () => {
  const exists = (name: string) => readdirSync(mail).includes(name);
  function write(daysOld: Record<string, number>): void {
    mkdirSync(mail, { recursive: true });
    for (const [name, days] of Object.entries(daysOld)) {
      writeFileSync(join(mail, name), "");
      const time = Date.now() / 1000 - days * 86_400;
      utimesSync(join(mail, name), time, time);
    }
  }

  it("goes after 90 days, also while the server runs on, by a clock that runs evenly", {
    timeout: 60_000,
  }, async () => {
    write({ "old.eml": 91, "young.eml": 60, "mine.txt": 91 });
    const clock = testClock();
    const server = await serveLocally(data, { now: clock.now, forgetEvery: 50 });
    const days = setInterval(() => clock.pass(86_400), 250);
    await expect.poll(() => exists("old.eml"), { timeout: 20_000 }).toBe(false);
    clearInterval(days);
    expect(exists("young.eml") && exists("mine.txt")).toBe(true);
    await server.close();
  });

  it("stays when the clock jumps", { timeout: 60_000 }, async () => {
    write({ "new.eml": 1 });
    const clock = testClock();
    clock.pass(3 * 365 * 86_400);
    const server = await serveLocally(data, { now: clock.now, forgetEvery: 50 });
    expect((await postOver(server.port, quote({ email: "carl@example.org" }))).status).toBe(200);
    expect(exists("new.eml")).toBe(true);
    await server.close();
  });
});
