import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { rules } from "../../../checker/rules/rules.ts";
import { allowedWords } from "../../../checker/texts/spelling/dictionary.ts";
import { spelling } from "../../../checker/texts/spelling/spelling.ts";
import { Cache, type CacheKind } from "../../../content/lib/cache.ts";

const held = [...rules, spelling(allowedWords(process.cwd()))];
const root = mkdtempSync(join(tmpdir(), "unchanged-"));
afterAll(() => rmSync(root, { recursive: true }));
cpSync("tests/content/fixture", root, { recursive: true });

const AREAS = "pages-data/service-areas";
const put = (file: string, text: string) => {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const edit = (file: string, from: string | RegExp, to: string) =>
  put(file, readFileSync(join(root, file), "utf8").replace(from, to));
const hub = (slug: string) => `${AREAS}/${slug}/index.yaml`;

/** Adds a city with landmarks of its own, and a page about a service there. */
function addCity(name: string, order: number): void {
  const slug = name.toLowerCase();
  const north = 23 + order / 10; // far apart: neighbors may share places
  const top = (depth: string) => `# yaml-language-server: $schema=${depth}schema/page.json\n`;
  const says = (what: string) =>
    `  - type: hero\n    heading: ${what} in ${name}\n    intro: We park at ${name} Pier and walk past the ${name} Mill on most days of the week.\n`;
  put(
    hub(slug),
    `${top("../../../")}title: Pools of ${name}\ndescription: What we do for the pools of ${name}, from the first visit to the last, in every season.\ncity:\n  name: ${name}\n  order: ${order}\n  tier: additional\n  description: All about ${name}.\n  phone: main\n  geo: { latitude: ${north}, longitude: -80.2 }\n  postalCodes: ["331${order}"]\n  landmarks: [${name} Pier, ${name} Mill]\nblocks:\n${says("Pools")}`,
  );
  put(
    `${AREAS}/${slug}/repair.yaml`,
    `${top("../../../")}title: Repairs around ${name}\ndescription: How we mend the pumps and filters of ${name}, and what an owner should know about it before.\nblocks:\n${says("Repairs")}`,
  );
}

/** A cache that counts how many files are compiled. */
class CountingCache extends Cache {
  written = 0;
  override write(kind: CacheKind, key: string, bytes: Uint8Array): void {
    if (kind === "compiled") this.written++;
    super.write(kind, key, bytes);
  }
}

const problemsOf = (cache = new Cache()) =>
  loadChecked(root, { today: "2026-11-22", rules: held, cache }).problems;

describe("of pages that have not changed", () => {
  for (const [index, name] of ["Arcadia", "Bellport", "Corinth", "Delphi"].entries())
    addCity(name, 20 + index);

  it("none is compiled again, whatever rules ask of them", () => {
    const cache = new CountingCache();
    problemsOf(cache);
    edit(`${AREAS}/delphi/repair.yaml`, "We park", "We often park at Arcadia Pier, or");
    cache.written = 0;
    const problems = problemsOf(cache);
    expect(cache.written).toBe(1);
    expect(problems).toEqual(problemsOf());
    expect(JSON.stringify(problems)).toContain("This speaks of 'Arcadia Pier', which belongs to Arcadia.");
  });

  it("few are compiled again where one more is counted, though site.yaml says how many there are", () => {
    edit("site.yaml", "7AM-7PM Daily", "7AM-7PM Daily in ${count.cities} cities");
    edit(`${AREAS}/delphi/repair.yaml`, "We often park", "${hours.text}. We often park");
    const cache = new CountingCache();
    problemsOf(cache);
    cache.written = 0;
    addCity("Edessa", 24);
    expect(problemsOf(cache)).toEqual(problemsOf());
    expect(cache.written).toBe(4); // its own two, the home page, which lists areas, and the one with that text
  });

  it("the same is told as if all had been read anew, after every edit", () => {
    const cache = new Cache();
    const edits: (() => void)[] = [
      () => edit(hub("bellport"), "Bellport Mill]", "Bellport Mill, Corinth Pier]"),
      () => edit(`${AREAS}/corinth/repair.yaml`, "We park at Corinth Pier", "We park at Bellport Mill"),
      () => edit(`${AREAS}/arcadia/repair.yaml`, "the Arcadia Mill", "the Bellport Mill"),
      () => edit(hub("delphi"), "walk past", "walk past the Old Gate and"),
      () => edit(hub("arcadia"), "Arcadia Mill]", "Arcadia Mill, Old Gate]"),
      () => edit(hub("arcadia"), "name: Arcadia", "name: Arcady"),
      () => edit(hub("bellport"), "Bellport Mill,", "Bellport Mill, Delphi Mill,"),
      () => edit(hub("bellport"), /geo: .*/, "geo: { latitude: 25.3001, longitude: -80.2 }"),
      () => edit(hub("arcadia"), "order: 20", "order: 29"),
      () => edit(hub("delphi"), "name: Delphi", "name: Corinth"),
      () => edit(hub("delphi"), "name: Corinth", "name: Delphi"),
      () => addCity("Ephesus", 19),
      () => edit(hub("ephesus"), /^title/m, "# Copied from doral\ntitle"),
      () => cpSync(join(root, AREAS, "corinth/repair.yaml"), join(root, AREAS, "ephesus/repair.yaml")),
      () => rmSync(join(root, AREAS, "corinth"), { recursive: true }),
      () => edit("site.yaml", "Monday", "Tuesday"),
      () => edit(hub("bellport"), "city:", "city"),
    ];
    for (const change of edits) {
      change();
      expect(problemsOf(cache)).toEqual(problemsOf());
    }
  });
});
