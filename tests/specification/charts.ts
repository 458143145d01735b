import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Chart, chartAround, chartOfAll } from "../../content/chart/chart.ts";
import { linesIn } from "../../content/chart/lines.ts";
import { Nearest } from "../../content/chart/nearest.ts";
import { around, meets } from "../../content/chart/point.ts";
import { chartDrawer } from "../../output/pictures/drawChart.ts";
import { faults } from "../content/chart/faults.ts";
import { site, there } from "../content/published.ts";

const file = there(site.theme.chart, "The theme has no chart");
const nearest = new Nearest(site.cities, file);
const charts: [string, Chart][] = [
  ["all", chartOfAll(site.cities, file)],
  ...site.cities.map((city): [string, Chart] => [
    city.slug,
    there(chartAround(city, nearest, file), city.slug),
  ]),
];
const draw = chartDrawer(file, site.theme.colors);

/** The depths on a drawing, as boxes of 20 by 14 pixels in the part's own pixels. */
function depthsOn(svg: string) {
  return Array.from(svg.matchAll(/<text x="(-?\d+)" y="(-?\d+)">/g), ([, x, y]) =>
    around({ x: Number(x) / 2, y: Number(y) / 2 - 4 }, 7),
  );
}

describe("the charts of our 17 places and of all of them", () => {
  it("are eighteen", () => expect(charts).toHaveLength(18));

  it.each(charts)(
    "%s: is light, and its names are clear of each other, of dots and of depths",
    (_, { wide, narrow }) => {
      for (const part of [wide, narrow]) {
        expect(faults(part.labels, part)).toEqual([]);
        const { drawn = "" } = draw(part);
        expect(brotliCompressSync(drawn).length).toBeLessThanOrEqual(8200);
        const depths = depthsOn(drawn);
        const struck = part.labels.filter(({ box }) => depths.some((depth) => meets(depth, box)));
        expect(struck.map(({ dot }) => dot.name)).toEqual([]);
      }
    },
  );

  it.each(charts.slice(1))("%s: the place is filled, large and whole", (slug, { wide, narrow }) => {
    const points = linesIn(file.outlines?.[slug] ?? "").flat();
    if (slug !== "coconut-grove") expect(points.length).toBeGreaterThan(3); // no free outline of it is known
    for (const { view, place } of [wide, narrow]) {
      expect(place).toBe(slug);
      for (const { y } of points) expect(y >= view.y && y <= view.y + view.height).toBe(true);
    }
  });

  it("show depths where the chart has them, and none north of them", () => {
    const north = Math.min(...there(file.depths, "no depths").map(([, y = 0]) => y));
    for (const [, { wide }] of charts) {
      const top = ((north - wide.view.y) * wide.width) / wide.view.width;
      for (const depth of depthsOn(draw(wide).drawn ?? "")) expect(depth.bottom).toBeGreaterThan(top);
    }
    const withDepths = charts.filter(([, { wide }]) => depthsOn(draw(wide).drawn ?? "").length > 5);
    expect(withDepths.length).toBeGreaterThan(12);
  });
});
