import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSchema } from "../../content/validate/readSchema.ts";
import { commandsIn } from "./readmeCommands.ts";

const readme = readFileSync("README.md", "utf8");
const guide = readFileSync("editor/catalogue/guide.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

it.each(["README.md", ".github/CONTRIBUTING.md", "editor/catalogue/guide.md", "supabase/README.md"])(
  "%s names only commands that there are",
  (file) => {
    const named = [...readFileSync(file, "utf8").matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !(String(name) in scripts))).toEqual([]);
    expect(named.length).toBeGreaterThan(1);
  },
);

describe("the README", () => {
  it("shows what its lines of YAML become: they are an example of their block", () => {
    const [, lines = ""] = /^```yaml\n(.*?)^```$/ms.exec(readme) ?? [];
    const [block] = parse(lines).blocks;
    const { examples } = readSchema(`blocks/${block.type}.json`);
    expect(examples).toContainEqual(block);
    expect(lines.trim().split("\n").length).toBeLessThanOrEqual(10);
  });

  it("leads only to files and sections that there are, and to pictures under 200 KB", () => {
    const headings = [...readme.matchAll(/^## (.*)$/gm)].map(([, words = ""]) => `#${slug(words)}`);
    const links = [...readme.matchAll(/\]\(([^)]+)\)|<img src="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? "");
    const own = links.filter((link) => !link.startsWith("https:"));
    const isThere = (link: string) =>
      link.startsWith("#") ? headings.includes(link) : existsSync(link.replace(/#.*/, ""));
    expect(own.filter((link) => !isThere(link))).toEqual([]);
    for (const picture of own.filter((link) => link.endsWith(".webp")))
      expect([picture, statSync(picture).size < 200_000]).toEqual([picture, true]);
  });

  it("copies a city that there is", () => {
    const [, city = ""] = /new-city -- "[^"]+" --from (\S+)/.exec(readme) ?? [];
    expect(existsSync(`pages-data/service-areas/${city}/index.yaml`), city).toBe(true);
    expect(commandsIn(readme).length).toBeGreaterThan(5);
  });
});

it.each(["deploy", "netlify", "phone number", "picture"])("who searches for '%s' finds it", (words) => {
  for (const text of [readme, guide]) expect(text.toLowerCase()).toContain(words);
});

const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");
