import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { dataFolder } from "../../supabase/local/dataFolder.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

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
