import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openSchemas } from "../../content/check/schemas/schemas.ts";
import { validate } from "../../content/check/validate.ts";
import { readYaml } from "../../content/read/readYaml.ts";
import type { Case } from "../content/cases.ts";

const schemas = openSchemas();

/** Whether a schema can see the slip of a case: in its data as written, without what other files say. */
export function breaksSchema({ url, place }: Case): boolean {
  const { source, problems } = readYaml({ file: place, bytes: readFileSync(url) });
  if (source.data === undefined || problems.length) return false; // of what YAML itself cannot read, it says other things
  const schema = place === "site.yaml" ? schemas.site : schemas.page;
  const found = validate<unknown>(source, source.data, schema);
  return found.value === undefined && found.problems.some(({ code }) => code !== "wrong-variable");
}

/** A folder with schema/ in it, and content files that stand as deep in it as in the project. */
export class EditedProject {
  #root = mkdtempSync(join(tmpdir(), "edited-"));

  constructor() {
    cpSync("schema", join(this.#root, "schema"), { recursive: true });
  }

  /** Writes a file beside its place, by a name of its own. Gives its path. */
  put(place: string, name: string, content: string | Uint8Array): string {
    const file = join(this.#root, dirname(place), name.replaceAll("/", "."));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}
