import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sbom } from "../../output/sbom.ts";

const DEVELOPMENT = { name: "cdx:npm:package:development", value: "true" };

it("the bill of materials names what visitors get, and tells it from what only builds and tests", async () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { bomFormat, components } = JSON.parse(await sbom(process.cwd()));
  const named = (name: string, properties: unknown) => {
    const { version } = packages[`node_modules/${name}`];
    const hashes = [expect.objectContaining({ alg: "SHA-512" })];
    return expect.objectContaining({ name, version, hashes, licenses: expect.anything(), properties });
  };
  expect(bomFormat).toBe("CycloneDX");
  for (const name of Object.keys(dependencies)) expect(components).toContainEqual(named(name, []));
  expect(components).toContainEqual(named("vitest", [DEVELOPMENT]));
});
