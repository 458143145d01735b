import { execFile } from "node:child_process";
import { promisify } from "node:util";

const WORDS = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"];

/** The software bill of materials of a project: CycloneDX, as npm writes it from package-lock.json. */
export async function sbom(root: string): Promise<string> {
  // Not with --omit dev, by which npm 11 leaves out React as well.
  const { stdout } = await promisify(execFile)("npm", WORDS, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
