import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
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
