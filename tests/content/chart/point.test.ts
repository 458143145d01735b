import { expect, it } from "vitest";
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
