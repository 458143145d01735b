import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckedContent, loadChecked } from "../../checker/loadChecked.ts";
import { quickRules } from "../../checker/rules/rules.ts";
import type { ValidPage } from "../../content/compile/forms.ts";
import type { PageKind } from "../../content/survey/pageKind.ts";
import { there } from "../content/published.ts";
import { copyOfSite } from "../output/copyOfSite.ts";

/**
 * An editable copy of this project and its own site, in the main language only: with translations, a price has to be
 * changed in each of them, which is tested separately.
 */
export class SiteCopy {
  readonly root = copyOfSite(".");

  constructor() {
    for (const { code, folder } of this.content().survey.languages.slice(1)) {
      for (const name of [`pages-data/${folder}`, `words/${code}.yaml`, `words.${code}.txt`])
        rmSync(this.path(name), { recursive: true, force: true });
      this.edit("site.yaml", new RegExp(`^ *- \\{ *code: ${code}\\b.*\\n`, "m"), "");
    }
    rmSync(this.path("translations"), { recursive: true, force: true });
  }

  path(file: string): string {
    return join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text);
  }

  /** Replaces the first match. Throws if the file does not change: such a test would test nothing. */
  edit(file: string, pattern: RegExp | string, replacement: string): void {
    const text = this.read(file);
    const edited = text.replace(pattern, replacement);
    if (edited === text) throw new Error(`${file} has nothing to replace by ${replacement}`);
    this.write(file, edited);
  }

  /** The content as it is now. */
  content(): CheckedContent {
    return loadChecked(this.root, { rules: quickRules });
  }

  /** The pages of one kind, as they are now. */
  pages(kind: PageKind): ValidPage[] {
    return this.content().pages.filter((page) => page.kind === kind);
  }

  /** The first page of a kind. */
  page(kind: PageKind): ValidPage {
    return there(this.pages(kind)[0], `There is no page of kind ${kind}.`);
  }

  /** Runs a command in the copy, without the variables of a test run. Returns the output of a failure, else "". */
  failureOf(command: string): string {
    const { ALL, VITEST, NODE_ENV, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(command, {
      shell: true,
      cwd: this.root,
      env: { ...env, SITE: "." }, // makes tests read the copy's changed site
      encoding: "utf8",
    });
    return status === 0
      ? ""
      : `${command} exits with ${status}:\n${stdout.slice(-20_000)}\n${stderr.slice(-5_000)}`;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}
