import { expect, it } from "vitest";
import { geoAt, pointOf } from "../../../content/chart/point.ts";
import { site } from "../published.ts";

it("gives the place of a point that is chosen on the chart", () => {
  for (const { geo } of site.cities) {
    const point = pointOf(geo);
    if (!point) continue;
    expect(geoAt(point).latitude).toBeCloseTo(geo.latitude, 4);
    expect(geoAt(point).longitude).toBeCloseTo(geo.longitude, 4);
  }
});
