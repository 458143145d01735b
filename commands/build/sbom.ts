import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { programOf } from "../programs.mjs";

const WORDS = "sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --include dev";

/**
 * The software bill of materials of a project: CycloneDX, as npm generates it from package-lock.json, but without the
 * serial number, timestamp and folder name, so that the same packages give the same text.
 */
export async function sbom(root: string): Promise<string> {
  // Dev dependencies are included, marked as such; with NODE_ENV=production npm would omit them.
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 };
  const [program, ...words] = programOf("npm");
  const { stdout } = await promisify(execFile)(program, [...words, ...WORDS.split(" ")], options);
  const { serialNumber: __, metadata, ...bill } = JSON.parse(stdout);
  const { timestamp: ___, component, ...rest } = metadata;
  const name = component["bom-ref"].replace(/@[^@]*$/, ""); // the package's name: npm writes the folder's
  const own = { ...bill, metadata: { ...rest, component: { ...component, name } } };
  return `${JSON.stringify(own, null, 2)}\n`;
}
