import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "vscode-languageserver-protocol/node";
import { quickRules } from "../../checker/rules/rules.ts";
import { errorsIn, type Problem } from "../../content/problem.ts";
import { goldenCases, okCases } from "../content/cases.ts";
import { HUB, spanish } from "../content/languages/spanish.ts";
import { loadWith } from "../content/project.ts";
import { loadSite } from "../content/published.ts";
import { breaksSchema, EditedProject } from "./editorCases.ts";
import { EditorSettings } from "./editorSettings.ts";
import { LanguageServer, wordsOf } from "./languageServer.ts";

const project = new EditedProject();
const slips = goldenCases.filter(breaksSchema);
const wrong = new Set(loadSite().problems.map(({ file }) => file));
const files = ["site.yaml", ...pagesIn("pages-data")].filter((file) => !wrong.has(file)); // drafts may have problems
const copies = new Map(
  [...slips, ...okCases].map(({ name, place, bytes }) => [name, project.put(place, `${name}.yaml`, bytes)]),
);

let server: LanguageServer;
const found = new Map<string, Diagnostic[]>();
beforeAll(async () => {
  server = await LanguageServer.start(new EditorSettings());
  const all = [...files, ...copies.values()];
  await Promise.all(all.map(async (file) => found.set(file, await server.diagnose(file))));
}, 60_000);
afterAll(async () => {
  await server.stop();
  project.remove();
});

describe("an editor with the recommended extension", () => {
  it("finds nothing wrong in site.yaml and in pages, where npm run check finds nothing", () => {
    expect(files.flatMap((file) => told(file, found.get(file)))).toEqual([]);
  });

  it("finds nothing wrong in what only looks like a slip", () => {
    expect(okCases.flatMap(({ name }) => told(name, found.get(copies.get(name) ?? "")))).toEqual([]);
  });

  it("leaves a text with a variable alone, however long it is before the variable is filled in", async () => {
    const page = readFileSync("tests/content/fixture/pages-data/index.yaml", "utf8");
    const variables = "${offices.operations.city}".repeat(4);
    const text = page.replace("heading: Clear water", `heading: ${variables}`);
    const file = project.put("pages-data/index.yaml", "long-before.yaml", text);
    expect(told(file, await server.diagnose(file))).toEqual([]);
  });

  it("asks for no more than words in a city's entry of another language, and marks a name that no city has", async () => {
    const words = (name: string) =>
      String(spanish[HUB])
        .replace("  description:", `  ${name}:`)
        .replaceAll(/\$\{[^}]*\}/g, "Doral");
    const lines = async (name: string) => {
      const file = project.put(HUB, `${name}.yaml`, words(name));
      return (await server.diagnose(file)).map(({ range }) => range.start.line + 1);
    };
    expect(await lines("description")).toEqual([]);
    expect(await lines("descripton")).toEqual([5]);
  });

  it.each(slips)("marks the line of $name", ({ name, place, bytes }) => {
    const [problem] = errorsIn(loadWith({ [place]: bytes }, { rules: quickRules }).problems);
    const marked = found.get(copies.get(name) ?? "") ?? [];
    expect(marked.filter((finding) => problem && marks(finding, problem))).not.toEqual([]);
  });
});

/** Whether an editor's diagnostic is at the line of a problem, or where editors mark this kind of problem. */
function marks({ message, range: { start, end } }: Diagnostic, problem: Problem): boolean {
  const { line } = problem.range.start;
  const first = start.line + 1;
  const words = wordsOf(message);
  // A missing property is marked at the parent's key: 'city' is the line above the first entry of a city.
  if (words.startsWith("Missing property")) return first === line || first === line - 1;
  // A list that is too long is marked as a whole, not at its first extra entry.
  if (words.startsWith("Array has too many items")) return first <= line && line <= end.line + 1;
  return first === line;
}

/** Diagnostics as "file:line message". */
function told(file: string, diagnostics: Diagnostic[] = []): string[] {
  return diagnostics.map(({ range, message }) => `${file}:${range.start.line + 1} ${wordsOf(message)}`);
}

function pagesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yaml")).map((name) => `${folder}/${name}`);
}
