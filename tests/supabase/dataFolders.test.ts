import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { dataFolder } from "../../supabase/local/dataFolder.ts";
import { lockFolder } from "../../supabase/local/lock.ts";
import { postOver, serveLocally } from "./support/localServer.ts";
import { quote } from "./support/requests.ts";
import { newestMigration, unpackSchemas } from "./support/schemas.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
const versions = unpackSchemas(folder);
afterAll(remove);

it("a data folder is kept of each schema, the present one too", () => {
  const how = "node commands/run.mjs tests/supabase/support/keepSchema.ts adds it";
  expect(versions, how).toContain(newestMigration());
  expect(versions.length).toBeGreaterThan(2);
});

describe.each(versions)("a data folder of the schema %s", (version) => {
  it("opens, keeps what is in it, and answers", { timeout: 120_000 }, async () => {
    const data = join(folder, version);
    const server = await serveLocally(data);
    expect((await postOver(server.port, quote({ email: "bob@example.org" }))).status).toBe(200);
    const rows = await server
      .owner()
      ?.query("select email, message from quote_requests order by received_at");
    expect(rows).toEqual([
      { email: "anna@example.org", message: "From before." },
      { email: "bob@example.org", message: quote().message },
    ]);
    const mail = () => readdirSync(join(data, "mail")).filter((name) => name.endsWith(".eml"));
    await expect.poll(mail, { timeout: 20_000 }).toHaveLength(4);
    expect((await fetch(`http://localhost:${server.port}/healthz`)).status).toBe(200);
    await server.close();
    expect(existsSync(join(data, "postgres/PG_VERSION"))).toBe(true);
  });
});

it.each([
  ["lost the file that makes it one", {}],
  ["lost all but that", { PG_VERSION: "18\n" }],
])("a database that has %s is named, with a way back, and not replaced", async (name, files) => {
  const data = join(folder, name.replaceAll(" ", "-"));
  const database = join(data, "postgres");
  mkdirSync(database, { recursive: true });
  for (const [file, text] of Object.entries({ ...files, precious: "" }))
    writeFileSync(join(database, file), text);

  const opening = dataFolder(data, () => new Date());
  await expect(opening.open()).rejects.toThrow(
    `The database in ${database} cannot be opened: its files are damaged, or the disk is full. Stop the site, ` +
      `and put back a copy of that folder; or rename it to ${database}.damaged, and the site begins with an empty one`,
  );
  await opening.close();
  expect(existsSync(join(database, "precious"))).toBe(true);
  expect(readdirSync(data).filter((name) => name.startsWith("postgres"))).toEqual(["postgres"]);
});

it("a database that an earlier version left while it copied it is put back, and what was half copied goes", async () => {
  const data = join(folder, "interrupted");
  for (const name of ["postgres.before", "postgres.next"]) mkdirSync(join(data, name), { recursive: true });
  writeFileSync(join(data, "postgres.before/precious"), "");
  writeFileSync(join(data, "postgres.rows.next"), "");
  const opening = dataFolder(data, () => new Date());
  expect(opening.exists()).toBe(true);
  await expect(opening.open()).rejects.toThrow("cannot be opened"); // as this one holds nothing else
  await opening.close();
  expect(existsSync(join(data, "postgres/precious"))).toBe(true);
  expect(readdirSync(data).filter((name) => name.startsWith("postgres"))).toEqual(["postgres"]);
});

it("a data folder that another process has is refused, and no file in it is touched", async () => {
  const data = join(folder, "taken");
  mkdirSync(data);
  const unlock = lockFolder(data);
  const file = join(data, "file");
  writeFileSync(file, "");
  chmodSync(file, 0o644); // whatever the machine's umask is
  await expect(dataFolder(data, () => new Date()).open()).rejects.toThrow("is in use by process");
  if (process.platform !== "win32") {
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o644);
  }
  unlock();
});
