import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = mkdtempSync(join(tmpdir(), "city-from-issue-"));
cpSync("tests/content/fixture", root, { recursive: true });
cpSync(".github", join(root, ".github"), { recursive: true });
const form: { body: { id: string; attributes: { label: string } }[] } = parse(
  readFileSync(".github/ISSUE_TEMPLATE/add-a-city.yml", "utf8"),
);
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the command on an issue form with these answers, by field id. */
function fill(typed: Record<string, string>) {
  const parts = form.body.map(
    ({ id, attributes }) => `### ${attributes.label}\n\n${typed[id] ?? "_No response_"}\n\n`,
  );
  writeFileSync(join(root, "event.json"), JSON.stringify({ issue: { number: 7, body: parts.join("") } }));
  const command = [resolve("commands/cityFromIssue.ts"), "event.json", "answer.md"];
  const { status } = spawnSync("node", command, { cwd: root });
  return { status, answer: readFileSync(join(root, "answer.md"), "utf8") };
}

describe("the form for a city", () => {
  it("makes a draft of the city's pages, and repeats what else it says", () => {
    const { status, answer } = fill({
      name: "Brickell Key",
      from: "doral",
      geo: "25.7602, -80.1959",
      zips: "33131",
      description: "Towers; $(touch hacked) `touch hacked`\n### And a heading\nof its own",
    });
    expect(status).toBe(0);
    const { city, draft } = parse(
      readFileSync(join(root, "pages-data/service-areas/brickell-key/index.yaml"), "utf8"),
    );
    expect(draft).toBe(true);
    expect(city).toMatchObject({ name: "Brickell Key", postalCodes: ["33131"], geo: { latitude: 25.7602 } });
    expect(answer).toContain("    ### And a heading\n    of its own");
    expect(existsSync(join(root, "hacked"))).toBe(false);
  });

  it.each([
    [{ name: "Cove", from: "nowhere" }, "There is no city 'nowhere'"],
    [{ name: "../../x", from: "doral" }, "cannot be a city's name"],
    [{}, "cannot be a city's name"],
    [{ name: "נווה צדק", from: "doral" }, "An address takes Latin letters"],
    [{ name: "Little Cove", from: "<img> of @someone, #1" }, "&#60;img&#62; of &#64;someone, \\#1"],
  ])("says why %o makes none", (typed, words) => {
    const { status, answer } = fill(typed);
    expect(status).toBe(1);
    expect(answer).toContain(words);
  });
});
