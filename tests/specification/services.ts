import { describe, expect, it } from "vitest";
import { calls, only, page, site } from "../content/published.ts";
import { durations, entriesWith, labels, list, neighbourhoods, steps, titles } from "./lists.ts";
import { hrefs, text } from "./words.ts";

const at = (slug: string) => `/services/${slug}`;
const leadsTo = (href: string) => expect.objectContaining({ href });
const inOrder = (starts: string[]) => starts.map((start) => expect.stringMatching(`^${start}`));

describe("/services", () => {
  const cards = () => list("/services", /^all$/m);

  it("lists twelve services by name", () => {
    expect(titles(cards())).toEqual([
      "Luxury Residential",
      "Residential Cleaning",
      "Commercial Maintenance",
      "Hotel Pools",
      "Green Pool Recovery",
      "Leak Detection",
      "Start Up and Fire Up",
      "Acid Wash",
      "Inspection for Realtors",
      "Emergency Cleaning",
      "Draining",
      "Spa and Hot Tub",
    ]);
  });

  it("gives each six features and a Request Quote link", () => {
    const quote = { label: "Request Quote", href: expect.stringMatching(/^\/quote\?service=[a-z-]+$/) };
    expect(cards().filter(({ features }) => features?.length !== 6)).toEqual([]);
    expect(cards().map(({ link }) => link)).toEqual(cards().map(() => quote));
  });

  it("has a 24/7 emergency banner with a phone and Contact Us", () => {
    const { heading, actions } = only("/services", "banner");
    expect(heading).toMatch(/24\/7 emergency/i);
    expect(actions.map(({ href }) => href)).toEqual([calls.main, "/contact"]);
    expect(actions.at(1)?.label).toBe("Contact Us");
  });
});

describe("each of the six services", () => {
  it.each(site.serviceLinks.footer.map(({ href }) => href))(
    "%s begins and ends with a quote and a call",
    (url) => {
      const { blocks } = page(url);
      for (const block of [blocks.at(0), blocks.at(-1)]) {
        expect(block).toHaveProperty(
          "actions",
          expect.arrayContaining([leadsTo("/quote"), leadsTo(calls.main ?? "")]),
        );
      }
    },
  );
});

describe("residential cleaning", () => {
  const url = at("residential-cleaning");

  it("covers six services and ten areas, and leads to all areas", () => {
    expect(entriesWith(url, "features")).toHaveLength(6);
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => site.cities[place - 1]?.name);
    expect(neighbourhoods(url).toSorted()).toEqual(ten.toSorted());
    expect(hrefs(url)).toContain("/service-areas");
  });

  it("has Basic Weekly, Premium Weekly and Bi-Weekly, Premium flagged, none priced", () => {
    const { packages } = only(url, "packages");
    expect(packages.map(({ name }) => name)).toEqual(["Basic Weekly", "Premium Weekly", "Bi-Weekly"]);
    expect(packages.map(({ popular }) => popular ?? false)).toEqual([false, true, false]);
    expect(packages.map(({ price }) => price)).toEqual([undefined, undefined, undefined]);
  });
});

describe("commercial maintenance", () => {
  const url = at("commercial-maintenance");

  it("covers four property types, eight compliance areas and four benefits", () => {
    expect(list(url, /hotels and resorts/i)).toHaveLength(4);
    expect(list(url, /disinfectant/i)).toHaveLength(8);
    expect(list(url, /licensed, insured and bonded/i)).toHaveLength(4);
  });

  it("leads to Miami Beach, Aventura and Coral Gables", () => {
    const areas = entriesWith(url, "link").map(({ link }) => link?.href);
    expect(areas).toEqual(
      ["miami-beach", "aventura", "coral-gables"].map((city) => `/service-areas/${city}`),
    );
  });
});

describe("green pool recovery", () => {
  const url = at("green-pool-recovery");

  it("takes seven steps, each with its duration, typically 3-7 days, guaranteed", () => {
    expect(durations(url).filter(Boolean)).toHaveLength(7);
    expect(steps(url)).toHaveLength(7);
    expect(text(url)).toMatch(/typically\sin 3-7 days/);
    expect(text(url)).toMatch(/recovery is guaranteed/);
  });

  it("names four causes with prevention, a timeline and what is included", () => {
    expect(entriesWith(url, "prevention")).toHaveLength(4);
    expect(labels(url)).toEqual(["Day 1", "Day 3", "Day 5", "Day 7"]);
    expect(list(url, /^included$/m).length).toBeGreaterThanOrEqual(4);
  });
});

describe("leak detection", () => {
  const url = at("leak-detection");

  it("has four methods, eight warning signs and four benefits", () => {
    expect(list(url, /methods/)).toHaveLength(4);
    expect(list(url, /signs/)).toHaveLength(8);
    expect(list(url, /saves/)).toHaveLength(4);
  });

  it("takes assessment, bucket test, advanced detection and report, typically in 2-4 hours", () => {
    expect(titles(steps(url))).toEqual(["Assessment", "Bucket test", "Advanced detection", "Report"]);
    expect(text(url)).toMatch(/typically takes 2-4 hours/);
  });
});

describe("equipment repair and acid wash", () => {
  it("equipment repair has four services, twelve types and a schedule from monthly to annually", () => {
    const url = at("equipment-repair");
    expect(entriesWith(url, "features")).toHaveLength(4);
    expect(list(url, /variable-speed pumps/i)).toHaveLength(12);
    expect(labels(url)).toEqual(inOrder(["Monthly", "Quarterly", "Bi-[Aa]nnually", "Annually"]));
  });

  it("an acid wash has four services, eight signs, six steps and a part about safety", () => {
    const url = at("acid-wash");
    expect(entriesWith(url, "features")).toHaveLength(4);
    expect(list(url, /signs/)).toHaveLength(8);
    expect(steps(url)).toHaveLength(6);
    expect(only(url, "prose").heading).toMatch(/safety/i);
  });
});
