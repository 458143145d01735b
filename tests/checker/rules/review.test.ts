import { describe, expect, it } from "vitest";
import { loadInTime, loadWith } from "../../content/project.ts";

// The fixture's one city is Doral, with order 9. Each case adds Brickell after it.
const index = (facts: string, rest = "") => `# yaml-language-server: $schema=../../../schema/page.json
title: Pools near \${city.name}
description: Weekly cleaning, repairs and recovery for pools in \${city.name}, planned around towers and valets there.
city:
  name: Brickell
  order: 10
  tier: additional
  description: Weekly care on the roofs.
  phone: main
  geo: { latitude: 25.7617, longitude: -80.1918 }
  postalCodes: ["33131"]
${facts}
blocks:
  - type: hero
    heading: Pools high above \${city.name}
${rest}`;
const doral = index(
  "  landmarks: [CityPlace, Doral Central Park]\n  facts:\n    gates: the guardhouses of Doral Isles",
)
  .replace("Brickell", "Doral")
  .replace("order: 10", "order: 9")
  .replace("33131", "33178")
  .replace("25.7617", "25.8195")
  .replace("near", "around")
  .replace("towers", "gates")
  .replace("on the roofs", "behind the gates")
  .replace("high above", "behind the walls of");

/** The problems of Brickell's page, as line and message. */
function reviewOf(brickell: string, older = doral): string[] {
  const files = {
    "pages-data/service-areas/doral/index.yaml": older,
    "pages-data/service-areas/brickell/index.yaml": brickell,
  };
  const { problems } = loadWith(files);
  expect(problems.filter(({ file, severity }) => severity === "error" || !file.includes("brickell"))).toEqual(
    [],
  );
  return problems.map(({ range, message }) => `${range.start.line}: ${message}`);
}

const prose = (body: string) => `  - type: prose\n    body: >-\n      Water.\n      ${body}\n`;
const LONG = "One two three four five six seven eight nine ten eleven twelve.";

describe("a city is compared with older ones", () => {
  it("says nothing of what is its own", () => {
    expect(
      reviewOf(index("  landmarks: [Brickell Key]", prose("Elevators and valets decide when we come."))),
    ).toEqual([]);
  });

  it("names a fact that is word for word another's, at its line", () => {
    expect(reviewOf(index("  facts:\n    gates: the guardhouses of Doral Isles"))).toEqual([
      "13: This fact is the same as in Doral.",
    ]);
  });

  it("names its point and zip codes where they are another's", () => {
    const copied = index("").replace("33131", "33178").replace("25.7617", "25.8195");
    expect(reviewOf(copied)).toEqual([
      "10: This point on the map is the same as in Doral.",
      "11: This list of postal codes is the same as in Doral.",
    ]);
  });

  it("lets neighbours share zip codes and landmarks", () => {
    const near = index("  landmarks: [CityPlace]").replace("33131", "33178").replace("25.7617", "25.8196");
    expect(reviewOf(near.replace("-80.1918", "-80.1919"))).toEqual([]);
  });

  it("names a sentence that speaks of another's landmark or zip code", () => {
    expect(reviewOf(index("", prose("We park at Doral Central Park, in 33178.")))).toEqual([
      "19: This speaks of 'Doral Central Park', which belongs to Doral.",
    ]);
  });

  it("names a sentence that another's pages have too, of something that only it knows", () => {
    const sentence = "Most of our crews park behind the guardhouses of the Isles at seven.";
    expect(
      reviewOf(
        index("", prose(sentence)),
        doral + prose(`${sentence} ${LONG} ${LONG.replace("One", "Then one")}`),
      ),
    ).toEqual(["19: This speaks of 'Isles', which belongs to Doral."]);
    expect(reviewOf(index("", prose("Our boats pass the Isles at seven in the morning.")))).toEqual([]);
  });

  it("names a place once it is another's only: a city that has it too may speak of it", () => {
    expect(
      reviewOf(index("  facts:\n    shops: the shops at CityPlace", prose("We park at CityPlace."))),
    ).toEqual([]);
  });

  it("names a page that is half another's, at its title", () => {
    expect(reviewOf(index("", prose(LONG)))).toEqual([]);
    expect(reviewOf(index("", prose(LONG)), doral + prose(LONG))).toEqual([
      "2: 53 % of this page stands word for word in pages-data/service-areas/doral/index.yaml.",
    ]);
  });

  it("finds a long page that is half another's, and none that has a third of it", () => {
    const words = (kind: string, count: number) =>
      Array.from({ length: count }, (_, number) => `${kind}${(number * 7919) % 9973}`).join(" ");
    const alike = (shared: number) =>
      reviewOf(
        index("", prose(`${words("same", shared)} ${words("own", 1500 - shared)}.`)),
        doral + prose(`${words("same", shared)} ${words("else", 1500 - shared)}.`),
      );
    expect(alike(1010)).toEqual([
      "2: 50 % of this page stands word for word in pages-data/service-areas/doral/index.yaml.",
    ]);
    expect(alike(700)).toEqual([]);
  });

  it("is not held up by a name that nobody could read", () => {
    const { problems } = loadInTime({
      "pages-data/service-areas/doral/index.yaml": doral.replace("CityPlace", `${"A".repeat(60)} b`),
    });
    expect(problems).toEqual([]);
  });

  it("looks at drafts too, which is when it helps most", () => {
    expect(
      reviewOf(
        index("  facts:\n    gates: the guardhouses of Doral Isles").replace("city:", "draft: true\ncity:"),
      ),
    ).toHaveLength(1);
  });
});
