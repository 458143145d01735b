import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, describe, expect, it } from "vitest";
import { dataFolder } from "../../supabase/local/dataFolder.ts";
import { forgetMail } from "../../supabase/local/fileMailer.ts";
import { withOwnerDatabase } from "../../supabase/owner/ownerDatabase.ts";
import { forgetPerson, newestRequests } from "../../supabase/owner/requests.ts";
import { testClock } from "./support/clock.ts";
import { fillDataFolder, sharedDatabase } from "./support/database.ts";
import { postOver, serveLocally } from "./support/localServer.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

/** A data folder, not there yet, that no other test has: what a failed one leaves open holds up no other. */
const newFolder = () => join(mkdtempSync(join(folder, "test-")), ".data");

/** A data folder with a request of each of these persons, and the e-mails about them: so many. */
async function folderOf(persons: string[], mails: number): Promise<string> {
  const data = newFolder();
  await fillDataFolder(data);
  const server = await serveLocally(data);
  try {
    for (const email of persons) expect((await postOver(server.port, quote({ email }))).status).toBe(200);
    await expect.poll(() => emailsIn(data).length, { timeout: 120_000 }).toBe(mails);
  } finally {
    await server.close();
  }
  return data;
}

const folderOfBob = () => folderOf(["bob@example.org"], 2);

const forget = (dataDir: string, email: string, databaseUrl?: string) =>
  withOwnerDatabase({ dataDir, databaseUrl }, (database) => forgetPerson(database, email));

function emailsIn(data: string): string[] {
  const mail = join(data, "mail");
  return existsSync(mail) ? readdirSync(mail).filter((name) => name.endsWith(".eml")) : [];
}

/** The files in a data folder that contain a lower-case word in any capitalization. */
function filesWith(data: string, word: string): string[] {
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => readFileSync(path, "latin1").toLowerCase().includes(word));
}

describe("a person who asks to be forgotten", { timeout: 300_000 }, () => {
  it("is not there where nothing was ever kept", async () => {
    const data = newFolder();
    expect(await forget(data, "anna@example.org")).toBeUndefined();
    expect(existsSync(data)).toBe(false);
  });

  it("leaves no request and no e-mail on this machine; others stay", async () => {
    const data = await folderOf(["anna@example.org", "Anna+pool@Example.org", "bob@example.org"], 5);
    const addresses = ["anna@example.org", "anna+pool@example.org"];
    for (const address of addresses) expect(filesWith(data, address), address).not.toEqual([]);
    // As after months of requests: the log has old files, renamed to be written again.
    await withOwnerDatabase({ dataDir: data }, async ({ query }) => {
      for (let round = 0; round < 6; round += 1) {
        await query(
          "create table churn as select repeat(n::text, 40) as t from generate_series(1, 40000) as n",
        );
        await query("drop table churn");
      }
      await query("checkpoint");
    });
    expect(await forget(data, " ANNA@example.org")).toEqual({ requests: 2, files: 3 });
    expect(emailsIn(data)).toHaveLength(2);
    for (const address of addresses) expect(filesWith(data, address), address).toEqual([]);
    expect(filesWith(data, "bob@example.org")).not.toEqual([]);
    expect(await forget(data, "anna@example.org")).toEqual({ requests: 0, files: 0 });
    const left = await withOwnerDatabase({ dataDir: data }, ({ query }) => newestRequests(query));
    expect(left?.map(({ email }) => email)).toEqual(["bob@example.org"]);
  });

  it("is still found where forgetting broke off at the files", async () => {
    const data = await folderOfBob();
    const forgotten = await withOwnerDatabase({ dataDir: data }, async (database) => {
      const quick = { ...database, erase: async () => {} };
      const failing = { ...quick, deleteMail: () => Promise.reject(new Error("the disk fails")) };
      await expect(forgetPerson(failing, "bob@example.org")).rejects.toThrow("the disk fails");
      return forgetPerson(quick, "bob@example.org");
    });
    expect(forgotten).toEqual({ requests: 1, files: 2 });
  });

  it("leaves the database to its owner alone", async () => {
    const data = await folderOfBob();
    await withOwnerDatabase({ dataDir: data }, (database) => database.erase());
    const files = readdirSync(data, { recursive: true, encoding: "utf8" }).map((name) => join(data, name));
    expect(files.filter((file) => statSync(file).mode & 0o077)).toEqual([]);
  });

  it("leaves nothing in a hosted database", async () => {
    const pglite = await sharedDatabase();
    const { send, settled } = setup(pglite);
    for (const email of ["anna@example.org", "bob@example.org"]) await send(post(quote({ email })));
    await settled();
    const socket = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1" });
    await socket.start();
    const url = `postgres://postgres@${socket.getServerConn()}/postgres`;
    expect(await forget(newFolder(), "Anna@example.org", url)).toEqual({ requests: 1, files: 0 });
    for (const [table, left] of Object.entries({ quote_requests: 1, quote_outbox: 2, quote_keys: 1 }))
      expect((await pglite.query(`select from ${table}`)).rows, table).toHaveLength(left);
    await socket.stop();
  });
});

describe("an .eml file", () => {
  it("goes 90 days after it was written, but not by a clock that jumped", { timeout: 300_000 }, async () => {
    const data = newFolder();
    const mail = join(data, "mail");
    await fillDataFolder(data);
    mkdirSync(mail);
    const clock = testClock();
    const opened = dataFolder(data, clock.now);
    await opened.open();
    for (const name of ["mine.eml", "mine.txt"]) writeFileSync(join(mail, name), "");
    const left: boolean[] = [];
    for (const days of [400, ...Array<number>(8).fill(2)]) {
      clock.pass(days * 86_400);
      await opened.forgetOld();
      left.push(emailsIn(data).includes("mine.eml"));
    }
    expect(left).toEqual([true, true, true, true, true, true, true, false, false]);
    expect(readdirSync(mail)).toEqual(["mine.txt"]);
    await opened.close();
  });

  it("that is young stays", async () => {
    const young = mkdtempSync(join(folder, "young-"));
    const now = Date.now();
    for (const [name, days] of Object.entries({ "old.eml": 91, "young.eml": 89 })) {
      writeFileSync(join(young, name), "");
      utimesSync(join(young, name), 0, (now - days * 86_400_000) / 1000);
    }
    await forgetMail(young, new Date(now), 90 * 86_400_000);
    expect(readdirSync(young)).toEqual(["young.eml"]);
  });
});
