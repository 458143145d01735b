import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileChecks } from "../../checker/checks.ts";
import { explainMistakes } from "../../checker/explain/explainMistakes.ts";
import { openSchemas, validate } from "../../content/validate/schemas.ts";
import type { Case } from "../content/cases.ts";

const schemas = openSchemas();

/** Whether a schema alone detects the mistake of a case, in the data as written and without other files. */
export function breaksSchema({ place, bytes }: Case): boolean {
  const { source, problems } = fileChecks.read({ file: place, bytes });
  if (source.data === undefined || problems.length) return false; // invalid YAML gets other messages
  const schema = place === "site.yaml" ? schemas.site : schemas.page;
  const { errors } = validate<unknown>(source.data, schema);
  return explainMistakes(source, errors, () => false).some(({ code }) => code !== "wrong-variable");
}

/** A folder with schema/, and content files at the same depth as in the project. */
export class EditedProject {
  #root = mkdtempSync(join(tmpdir(), "edited-"));

  constructor() {
    cpSync("schema", join(this.#root, "schema"), { recursive: true });
  }

  /** Writes a file into the folder of `place`, under its own name. Returns its path. */
  put(place: string, name: string, content: string | Uint8Array): string {
    const file = join(this.#root, dirname(place), name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}
