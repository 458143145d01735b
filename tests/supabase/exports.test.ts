import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { hmac, sha256 } from "../../supabase/functions/send-quote-email/store/hash.ts";
import { forgetExports, writeExport } from "../../supabase/owner/exports.ts";
import { withOwnerDatabase } from "../../supabase/owner/ownerDatabase.ts";
import { forgetPerson } from "../../supabase/owner/requests.ts";
import { fillDataFolder } from "./support/database.ts";
import { postOver, serveLocally } from "./support/localServer.ts";
import { quote } from "./support/requests.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
const data = join(folder, ".data");
afterAll(remove);

async function* parts() {
  yield "name\r\n";
  yield "Anna\r\n";
}

/** The files in the data folder that contain one of these texts. */
function filesWith(texts: string[]): string[] {
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => texts.some((text) => readFileSync(path, "latin1").includes(text)));
}

it("an export goes into the data folder, readable by its owner alone, and with it when a person is forgotten", async () => {
  const { file, isElsewhere } = await writeExport(data, "requests.csv", parts());
  expect([file, isElsewhere]).toEqual([join(data, "exports/requests.csv"), false]);
  expect(readFileSync(file, "utf8")).toBe("name\r\nAnna\r\n");
  expect(statSync(file).mode & 0o077).toBe(0);
  writeFileSync(join(data, "earlier.csv"), "Anna"); // as it was written before there were exports
  expect(forgetExports(data)).toEqual([]);
  expect([existsSync(file), existsSync(join(data, "earlier.csv"))]).toEqual([false, false]);
});

it("an export elsewhere is named when a person is forgotten, as long as it is there", async () => {
  const elsewhere = join(folder, "all.csv");
  writeFileSync(elsewhere, "open to all", { mode: 0o666 });
  expect(await writeExport(data, elsewhere, parts())).toEqual({ file: elsewhere, isElsewhere: true });
  expect(statSync(elsewhere).mode & 0o077).toBe(0);
  await writeExport(data, join(folder, "gone.csv"), parts());
  mkdirSync(join(folder, "kept"));
  const { rename } = await import("node:fs/promises");
  await rename(join(folder, "gone.csv"), join(folder, "kept/gone.csv"));
  for (let time = 0; time < 2; time += 1) expect(forgetExports(data)).toEqual([elsewhere]);
  expect(existsSync(elsewhere)).toBe(true);
});

it("an export that breaks off leaves the earlier one, and nothing half", async () => {
  await writeExport(data, "requests.csv", parts());
  async function* broken() {
    yield "half";
    throw new Error("the database fails");
  }
  await expect(writeExport(data, "requests.csv", broken())).rejects.toThrow("the database fails");
  expect(readFileSync(join(data, "exports/requests.csv"), "utf8")).toContain("Anna");
});

it("no file shows that a forgotten mailbox was here, not even by a hash", { timeout: 180_000 }, async () => {
  await fillDataFolder(data);
  const server = await serveLocally(data);
  for (const email of ["anna@example.org", "bob@example.org"])
    expect((await postOver(server.port, quote({ email }))).status).toBe(200);
  const limits = (await server.owner()?.query<{ key: string }>("select key from quote_limits")) ?? [];
  await server.close();
  const key = readFileSync(join(data, "mailbox.key"), "utf8");
  const hashes = [sha256("anna@example.org"), hmac(key, "anna@example.org")];
  expect(limits.filter(({ key }) => key.includes(hashes[1] ?? ""))).not.toEqual([]);
  expect(limits.filter(({ key }) => key.includes(hashes[0] ?? ""))).toEqual([]);
  expect(filesWith(hashes)).not.toEqual([]);
  await withOwnerDatabase({ dataDir: data }, (database) => forgetPerson(database, "anna@example.org"));
  expect(filesWith([...hashes, key])).toEqual([]);
});
