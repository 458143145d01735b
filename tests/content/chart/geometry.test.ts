import { expect, it } from "vitest";
import { clipped, linesIn } from "../../../content/chart/lines.ts";
import { geoAt, pointOf } from "../../../content/chart/point.ts";
import { chartFile, cities } from "./bay.ts";

it("gives the place of a point that is chosen on the chart", () => {
  for (const { geo } of cities) {
    const point = pointOf(geo, chartFile);
    if (!point) continue;
    expect(geoAt(point, chartFile).latitude).toBeCloseTo(geo.latitude, 4);
    expect(geoAt(point, chartFile).longitude).toBeCloseTo(geo.longitude, 4);
  }
});

it("reads each line of a path, as points", () => {
  expect(linesIn("M10 20l3-4 5 6zM0-1l2 2")).toEqual([
    [
      { x: 10, y: 20 },
      { x: 13, y: 16 },
      { x: 18, y: 22 },
    ],
    [
      { x: 0, y: -1 },
      { x: 2, y: 1 },
    ],
  ]);
  expect(linesIn("")).toEqual([]);
});

it("cuts an area at the edges of a box, and leaves none of one outside", () => {
  const [area = []] = linesIn("M-10-10l40 0 0 20-40 0z");
  const box = { left: 0, right: 20, top: 0, bottom: 20 };
  const corners = clipped(area, box).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(corners)).toEqual(new Set(["0 0", "20 0", "20 10", "0 10"]));
  expect(clipped(area, { left: 40, right: 60, top: 0, bottom: 20 })).toEqual([]);
});
