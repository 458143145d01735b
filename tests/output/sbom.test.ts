import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sbom } from "../../output/sbom.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const { components, ...bom } = JSON.parse(sbom(lock));

describe("the bill of materials", () => {
  it("is CycloneDX 1.6 of this project", () => {
    expect(bom).toMatchObject({
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      metadata: { component: { name: "pool-site" } },
    });
  });

  it("names each installed package once, with version, licence and hash", () => {
    const references = components.map((component: Record<string, unknown>) => component["bom-ref"]);
    expect(new Set(references).size).toBe(references.length);
    expect(components).toContainEqual({
      type: "library",
      "bom-ref": `pkg:npm/react@${lock.packages["node_modules/react"].version}`,
      name: "react",
      version: lock.packages["node_modules/react"].version,
      purl: `pkg:npm/react@${lock.packages["node_modules/react"].version}`,
      scope: "required",
      licenses: [{ expression: "MIT" }],
      hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  });

  it("tells what visitors get from what only builds and tests", () => {
    const packages = {
      "": {},
      "node_modules/a": { version: "1.0.0", dev: true },
      "node_modules/@x/b": { version: "2.0.0", license: "CC BY-SA 4.0" },
      "node_modules/c/node_modules/a": { version: "1.0.0" },
      "node_modules/d/node_modules/a": { version: "1.0.0", dev: true },
      "node_modules/absent": {},
    };
    const { components } = JSON.parse(sbom({ name: "site", packages }));
    expect(components).toEqual([
      expect.objectContaining({ purl: "pkg:npm/a@1.0.0", name: "a", scope: "required" }),
      expect.objectContaining({
        purl: "pkg:npm/%40x/b@2.0.0",
        licenses: [{ license: { name: "CC BY-SA 4.0" } }],
      }),
    ]);
  });
});
