import { describe, expect, it } from "vitest";
import { type Chart, chartAround, chartOfAll } from "../../../content/chart/chart.ts";
import { type Dot, labelsFor } from "../../../content/chart/labels.ts";
import { Nearest } from "../../../content/chart/nearest.ts";
import { pointOf } from "../../../content/chart/point.ts";
import fc from "../../fastCheck.ts";
import { chartFile, city, cities as served } from "./bay.ts";
import { faults } from "./faults.ts";

const PAPER = { width: 560, height: 714 };

/** Both layouts of a chart: for large screens and for small ones. */
const partsOf = (chart: Chart | undefined) => (chart ? [chart.wide, chart.narrow] : []);
/** The large labels of each layout, each with the address that it links to. */
const largeOn = (chart: Chart | undefined) =>
  partsOf(chart).map(({ labels }) =>
    labels.filter(({ dot }) => dot.large).map(({ dot }) => [dot.name, dot.url]),
  );
const faultsOf = (chart: Chart | undefined) => partsOf(chart).flatMap((part) => faults(part.labels, part));
/** The result of `largeOn` for a chart with one large label, which links nowhere. */
const alone = (name: string) => [[[name, undefined]], [[name, undefined]]];
const FAR = city("Orlando", 28.54, -81.38);

describe("names on the chart", () => {
  it("stand clear of each other, for the cities that we serve", () => {
    const chart = chartOfAll(served, chartFile);
    for (const { labels } of partsOf(chart)) expect(labels.length).toBeGreaterThanOrEqual(6);
    expect(faultsOf(chart)).toEqual([]);
  });

  it("stand in one column on the right where the places lie in open water", () => {
    const sea = [
      "sunny-isles-beach",
      "surfside",
      "miami-beach",
      "star-island",
      "palm-island",
      "key-biscayne",
    ];
    const { labels } = chartOfAll(served, { ...chartFile, sea }).wide;
    const column = labels.filter(({ dot }) =>
      served.some(({ name, slug }) => name === dot.name && sea.includes(slug)),
    );
    expect(column).toHaveLength(sea.length);
    expect(new Set(column.map(({ at }) => at.x)).size).toBe(1);
    expect(Math.min(...column.map(({ at }) => at.x))).toBeGreaterThan(
      Math.max(...labels.map(({ dot }) => dot.x)),
    );
    expect(faultsOf(chartOfAll(served, { ...chartFile, sea }))).toEqual([]);
  });

  it("stand clear around each of our cities, its own among them and large", () => {
    for (const here of served.filter(({ geo }) => pointOf(geo, chartFile))) {
      const chart = chartAround(here, new Nearest(served, chartFile), chartFile);
      expect([here.name, faultsOf(chart)]).toEqual([here.name, []]);
      expect(largeOn(chart)).toEqual(alone(here.name));
    }
  });

  it("hold a city whose name has no room on either side of its dot, above or below it", () => {
    const village = city("North Bay Village", 25.8465, -80.1536);
    const here = city("Sunny Isles Beach", 25.9417, -80.1233);
    const others = [
      city("Aventura", 25.9565, -80.1392),
      city("Bal Harbour", 25.8931, -80.1258),
      city("Surfside", 25.8784, -80.1256),
      city("Hollywood Beach", 26.0147, -80.116),
      city("Miami Shores", 25.8632, -80.1928),
    ];
    const chart = chartAround(here, new Nearest([here, village, ...others], chartFile), chartFile);
    expect(largeOn(chart)).toEqual(alone(here.name));
    expect(faultsOf(chart)).toEqual([]);
  });

  it("hold the large one even where dots leave no room at all; a dot that it covers has no name", () => {
    const crowd = Array.from({ length: 24 * 30 }, (_, index) => ({
      name: "A name of some length",
      x: 24 * (index % 24),
      y: 24 * Math.floor(index / 24),
    }));
    const large = { name: "Sunny Isles Beach", x: 280, y: 350, large: true };
    const [own] = labelsFor([large, ...crowd], PAPER);
    expect(own?.dot.name).toBe("Sunny Isles Beach");
    const { right = 0, top = 0, bottom = 0 } = own?.box ?? {};
    const covered = { name: "Surf", x: right - 2, y: (top + bottom) / 2 };
    const beside = (x: number, y: number) =>
      x > right - 12 && x < right + 80 && y > top - 5 && y < bottom + 5;
    const withRoom = crowd.filter(({ x, y }) => !beside(x, y));
    const named = (dots: Dot[]) => labelsFor(dots, PAPER).map(({ dot }) => dot);
    expect(named([covered, ...withRoom])).toContain(covered);
    expect(named([large, covered, ...withRoom])).not.toContain(covered);
  }, 60_000);

  it("hold the city's own, whoever its neighbours are and however near", () => {
    const onChart = served.filter(({ geo }) => pointOf(geo, chartFile));
    const aside = fc.double({ min: -1, max: 1, noNaN: true });
    const neighbour = fc.tuple(fc.string({ minLength: 1, maxLength: 25 }), aside, aside);
    const neighbours = fc.array(neighbour, { maxLength: 40 });
    const reach = fc.constantFrom(0.003, 0.03, 0.1, 0.3); // degrees
    fc.assert(
      fc.property(fc.constantFrom(...onChart), neighbours, reach, (here, near, degrees) => {
        const { latitude, longitude } = here.geo;
        const cities = near.map(([name, up, right], index) =>
          city(`${name}${index}`, latitude + up * degrees, longitude + right * degrees),
        );
        const chart = chartAround(here, new Nearest([here, ...cities], chartFile), chartFile);
        expect(largeOn(chart)).toEqual(alone(here.name));
        expect(faultsOf(chart)).toEqual([]);
      }),
      { numRuns: process.env.ALL ? 20_000 : 300 },
    );
  });

  it("never collide, however a hundred places lie, and are the same each time", () => {
    const place = fc.record({
      x: fc.double({ min: 60, max: 500, noNaN: true }),
      y: fc.double({ min: 20, max: 690, noNaN: true }),
      name: fc.string({ unit: fc.constantFrom(..."Lake Mwito"), minLength: 3, maxLength: 14 }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 100, maxLength: 100 }), (dots: Dot[]) => {
        const labels = labelsFor(dots, PAPER);
        expect(faults(labels, PAPER)).toEqual([]);
        expect(labelsFor(structuredClone(dots), PAPER)).toEqual(labels);
      }),
      { numRuns: 8 },
    );
  });
});

describe("a chart of very many cities", () => {
  const many = Array.from({ length: 1400 }, (_, index) =>
    city(`City${index}`, 25.63 + (index % 37) * 0.0108, -80.42 + (index % 41) * 0.008),
  );

  it("names no more than forty, and those first in order", () => {
    const { labels } = chartOfAll(many, chartFile).wide;
    expect(labels.length).toBeGreaterThan(12);
    expect(labels.length).toBeLessThanOrEqual(40);
    expect(labels[0]?.dot.name).toBe("City0");
  });

  it("names the nearest few around one", () => {
    const [here = FAR] = many.slice(700);
    const chart = chartAround(here, new Nearest(many, chartFile), chartFile);
    expect(chart?.wide.labels.length).toBeLessThanOrEqual(13);
    expect(faultsOf(chart)).toEqual([]);
  });
});

describe("a city outside of the chart", () => {
  it("has no name on it, and no chart of its own", () => {
    const named = chartOfAll([...served, FAR], chartFile).wide.labels.map(({ dot }) => dot.name);
    expect(named).not.toContain("Orlando");
    expect(chartAround(FAR, new Nearest(served, chartFile), chartFile)).toBeUndefined();
  });
});
