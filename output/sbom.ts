import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Cache, hashOf } from "../content/cache.ts";

const WORDS = "sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --include dev".split(
  " ",
);

/**
 * The software bill of materials of a project: CycloneDX, as this npm writes it from package-lock.json, but for the
 * number and the second of its making and the name of the folder, so that the same packages give the same text.
 */
export async function sbom(root: string): Promise<string> {
  // With what only builds need, as it is marked: without it npm leaves out React as well, and so it would in production.
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)("npm", WORDS, options);
  const { serialNumber: __, metadata, ...bill } = JSON.parse(stdout);
  const { timestamp: ___, component, ...rest } = metadata;
  const name = component["bom-ref"].replace(/@[^@]*$/, ""); // of the package: npm writes that of its folder
  const own = { ...bill, metadata: { ...rest, component: { ...component, name } } };
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** The same, kept while packages and code, for which `code` stands, are the same: asking npm takes a third of a warm build. */
export async function keptSbom(root: string, code: string, cache: Cache): Promise<string> {
  const npm = process.env.npm_config_user_agent ?? ""; // which writes its own version into it
  const key = hashOf("sbom", code, npm, readFileSync(join(root, "package.json")));
  const known = cache.data<string>("bills", key);
  if (known !== undefined) return known;
  const bill = await sbom(root);
  return cache.get("bills", key, () => bill);
}
