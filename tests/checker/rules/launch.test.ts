import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CheckOptions } from "../../../checker/loadChecked.ts";
import { isPlaceholderCode } from "../../../checker/rules/launch/placeholders.ts";
import type { Problem } from "../../../content/problem.ts";
import { loadWith } from "../../content/project.ts";
import { loadSite } from "../../content/published.ts";
import { ROOT } from "../../content/root.ts";

const launch: CheckOptions = { launch: true };

// The fixture's site.yaml with all placeholders replaced.
const real = readFileSync(new URL("../../content/fixture/site.yaml", import.meta.url), "utf8")
  .replaceAll("-555-01", "-744-21")
  .replaceAll("example.com", "pools.miami")
  .replaceAll("Example ", "Alton ")
  .replaceAll(", confirm: true", "");

const about = (block: string) => `# yaml-language-server: $schema=../schema/page.json
title: About us
description: Who we are, how we work, and why owners have stayed with us for years in this corner of Florida.
blocks:
  - type: hero
    heading: About us
${block}`;

/** The placeholders in a site whose site.yaml is real except for one text, as "line:column code". */
function leftIn(written: string, instead: string): string[] {
  expect(real).toContain(written);
  return left(loadWith({ "site.yaml": real.replace(written, instead) }, launch).problems);
}

function left(problems: Problem[]): string[] {
  return problems
    .filter(({ code }) => isPlaceholderCode(code))
    .map(({ range: { start }, code }) => `${start.line}:${start.column} ${code}`);
}

describe("npm run check -- --launch finds", () => {
  it("nothing in a site without any stand-in", () => {
    expect(loadWith({ "site.yaml": real }, launch).problems).toEqual([]);
  });

  it.each([
    ["800-744-2199", "800-555-0199", "14:9 placeholder-phone"],
    ["305-744-2142", "305-555-0142", "15:15 placeholder-phone"],
    ["url: https://www.pools.miami", "url: https://www.example.com", "6:8 placeholder-address"],
    ["hello@pools.miami", "hello@example.com", "7:10 placeholder-mail"],
    ["100 Alton Street", "100 Example Street", "22:13 placeholder-street"],
    ["https://portal.pools.miami/login", "https://portal.example.org/login", "46:11 placeholder-address"],
    ["https://social.pools.miami/tiktok", "https://tiktok.example", "57:29 placeholder-address"],
    ["name: Seagrape", "sample: true\n  name: Seagrape", "5:3 placeholder-sample"],
    ["issuer: State of Florida", "issuer: State of Florida, sample: true", "4:91 placeholder-sample"],
    ["5.0 Google rating", "5.0 Google rating, confirm: true", "60:32 to-confirm"],
  ])("'%s' once, as '%s', where it stands", (written, instead, expected) => {
    expect(leftIn(written, instead)).toEqual([expected]);
  });

  it("stand-ins in the texts of pages, each once", () => {
    const body =
      "  - type: prose\n    body: Call (305) 555-0142 or 1-800-555-0199, or write to a@b.example.net.\n";
    const { problems } = loadWith({ "site.yaml": real, "pages-data/about.yaml": about(body) }, launch);
    expect(left(problems)).toEqual([
      "8:16 placeholder-phone",
      "8:34 placeholder-phone",
      "8:62 placeholder-mail",
    ]);
  });

  it("marks, and tells what the entry is about as visitors read it", () => {
    const block =
      "  - type: stats\n    stats:\n      - { number: 400+, label: pools, confirm: true }\n" +
      '      - { number: "9", label: "years of ${business.name}", confirm: true }\n';
    const { problems } = loadWith({ "site.yaml": real, "pages-data/about.yaml": about(block) }, launch);
    expect(problems.map(({ range, message }) => `${range.start.line} ${message}`)).toEqual([
      "9 The owner must confirm: '400+ pools'",
      "10 The owner must confirm: '9 years of Seagrape Pool Care'",
    ]);
  });

  it("claims of site.yaml once for all marked entries that say them, and none that is confirmed", () => {
    const claims =
      "claims:\n  - { text: We answer at night., words: [24/7, day and night], confirm: true }\n" +
      "  - { text: We are insured., words: [insur] }\n";
    const block = (label: string) =>
      `  - type: stats\n    stats: [{ number: "1", label: ${label}, confirm: true }]\n`;
    const texts = ["answered 24/7", "insurance company", "reinsured and answered", "insured day and night"];
    const files = {
      "site.yaml": `${real}\n${claims}`,
      "pages-data/about.yaml": about(texts.map(block).join("")),
    };
    const found = loadWith(files, launch).problems.map(({ file, range, message }) => [
      file,
      range.start.line,
      message,
    ]);
    expect(found).toEqual([
      ["pages-data/about.yaml", 8, "The owner must confirm: 'We answer at night.'"],
      ["pages-data/about.yaml", 12, "The owner must confirm: '1 reinsured and answered'"],
      ["pages-data/about.yaml", 14, "The owner must confirm: 'We answer at night.'"],
      ["site.yaml", expect.any(Number), "The owner must confirm: 'We answer at night.'"],
    ]);
  });

  it("claims in the title and description of a page, in a city's entry and in what AI assistants are told", () => {
    const told =
      "  facts:\n    - { text: Awarded in 2025, confirm: true }\n  confirm: true\n  emergency: Day and night.\n";
    const hub = readFileSync(
      new URL("../../content/fixture/pages-data/service-areas/doral/index.yaml", import.meta.url),
      "utf8",
    );
    const { problems } = loadWith(
      {
        "site.yaml": real.replace("\nphones:", `${told}\nphones:`),
        "pages-data/about.yaml": about("").replace("blocks:", "confirm: true\nblocks:"),
        "pages-data/service-areas/doral/index.yaml": hub.replace(
          "  name: Doral",
          "  confirm: true\n  name: Doral",
        ),
      },
      launch,
    );
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/: 'About us · Who we are.* Florida\.'/),
      expect.stringMatching(/: 'Doral · Weekly care.*'/),
      "The owner must confirm: 'Awarded in 2025'",
      expect.stringMatching(/: 'Pool cleaning.* Eco-friendly.* emergencies\. · Day and night\.'/),
    ]);
  });

  it("every picture that is marked as an illustration or to be confirmed, by its file's name", () => {
    const picture = "    picture: { src: door.jpg, alt: A door, illustration: true }\n";
    const facts = "pictures:\n  - { src: gate.jpg, confirm: true }\n";
    const files = { "site.yaml": `${real}\n${facts}`, "pages-data/about.yaml": about(picture) };
    const named = loadWith(files, launch).problems.filter(({ code }) => code === "picture-to-confirm");
    expect(named.map(({ message }) => message)).toEqual([
      "The owner must replace door.jpg, or confirm that it may stay.",
      "The owner must replace gate.jpg, or confirm that it may stay.",
    ]);
  });

  it("nothing in a draft, which does not go live", () => {
    const draft = about("    confirm: true\n").replace("blocks:", "draft: true\nblocks:");
    expect(loadWith({ "site.yaml": real, "pages-data/about.yaml": draft }, launch).problems).toEqual([]);
  });

  it("nothing unless it is asked to", () => {
    expect(left(loadWith({}).problems)).toEqual([]);
  });
});

describe("what is left in a whole site", () => {
  const { problems, pages } = loadSite(ROOT, launch);

  it("is every sample: true, confirm: true and illustration: true, by its line", () => {
    const codes = ["placeholder-sample", "sample-answer", "to-confirm", "picture-to-confirm"];
    const listed = problems
      .filter(({ code }) => codes.includes(code))
      .map(({ file, range }) => `${file}:${range.start.line}`);
    const files = ["site.yaml", ...pages.map(({ file }) => file)];
    const marked = ["sample", "confirm", "illustration"].flatMap((mark) =>
      files.flatMap((file) => linesWith(`${mark}: true`, file)),
    );
    expect(new Set(listed)).toEqual(new Set(marked));
  });
});

function linesWith(words: string, file: string): string[] {
  const lines = readFileSync(`${ROOT}/${file}`, "utf8").split("\n");
  return lines.flatMap((line, index) =>
    line.includes(words) && !line.startsWith("#") ? [`${file}:${index + 1}`] : [],
  );
}
