import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sbom } from "../../commands/build/sbom.ts";

const DEVELOPMENT = { name: "cdx:npm:package:development", value: "true" };

it("the bill of materials names what builds and serves, and tells it from what only tests, whatever folder it lies in", async () => {
  const root = mkdtempSync(join(tmpdir(), "bill-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(file, join(root, file));
  const { name, dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { bomFormat, metadata, components } = JSON.parse(await sbom(root));
  const named = (name: string, properties: unknown) => {
    const { version } = packages[`node_modules/${name}`];
    const hashes = [expect.objectContaining({ alg: "SHA-512" })];
    return expect.objectContaining({ name, version, hashes, licenses: expect.anything(), properties });
  };
  expect(bomFormat).toBe("CycloneDX");
  expect(metadata.component.name).toBe(name);
  for (const own of Object.keys(dependencies)) expect(components).toContainEqual(named(own, []));
  expect(components).toContainEqual(named("vitest", [DEVELOPMENT]));
});
