import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatProblems } from "../../renderer/content/problem.ts";
import { loadWith } from "./project.ts";

const FOLDER = new URL("errors/", import.meta.url);
const cases = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));

// Each case is a page with one slip. It stands at pages-data/about.yaml, unless its name says where: the
// part before a double hyphen, with dots for slashes, as in service-areas.doral.index--no-name.yaml.
describe("a slip in YAML is told once, where it is, in plain words", () => {
  it.each(cases)("%s", async (name) => {
    const bytes = readFileSync(new URL(name, FOLDER));
    const { problems } = loadWith({ [placeOf(name)]: bytes });
    await expect(formatProblems(problems)).toMatchFileSnapshot(`errors/${name.replace(".yaml", ".txt")}`);
    expect(problems).toHaveLength(1);
  });
});

function placeOf(name: string): string {
  const [, where] = /([^/]+)--/.exec(name) ?? [];
  const place = where?.replaceAll(".", "/") ?? "pages-data/about";
  return `${place}.yaml`;
}
