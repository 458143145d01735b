import type { Geo } from "../../schema/types.ts";
import bay from "./bay.json" with { type: "json" };

/** A point on the chart, in its units, from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the chart, in its units. */
export interface View extends Point {
  width: number;
  height: number;
}

/** The whole drawing, without the line that runs along its edge. In the east it goes on: there is only sea. */
export const WHOLE: View = { x: 1, y: 1, width: bay.width + 140, height: bay.height - 2 };

/** How near to the edge a place may be, in the chart's units, for its dot to stand on the chart. */
const EDGE = 12;

/** Where a place lies on the chart; undefined where it lies outside of it. */
export function pointOf({ latitude, longitude }: Geo): Point | undefined {
  const { west, east, south, north } = bay.bounds;
  const x = (bay.width * (longitude - west)) / (east - west);
  const y = (bay.height * (north - latitude)) / (north - south);
  const inside = x > EDGE && x < bay.width - EDGE && y > EDGE && y < bay.height - EDGE;
  return inside ? { x, y } : undefined;
}

/** The place on the map that lies at a point of the chart, as exact as a click can be: to some ten metres. */
export function geoAt({ x, y }: Point): Geo {
  const { west, east, south, north } = bay.bounds;
  const degrees = (value: number) => Number(value.toFixed(4));
  return {
    latitude: degrees(north - (y * (north - south)) / bay.height),
    longitude: degrees(west + (x * (east - west)) / bay.width),
  };
}

/**
 * The part of the chart, of the shape given, in which all of the points stand with `margin` around them; no
 * narrower than `least`, and never past the chart's edge.
 */
export function viewAround(points: Point[], shape: { width: number; height: number }, least: number): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const ratio = shape.height / shape.width;
  const wanted = Math.max(least, (right - left) * 1.5, ((bottom - top) * 1.3) / ratio);
  const width = Math.min(wanted, WHOLE.width, WHOLE.height / ratio);
  const height = width * ratio;
  return {
    x: within((left + right - width) / 2, WHOLE.x, WHOLE.x + WHOLE.width - width),
    y: within((top + bottom - height) / 2, WHOLE.y, WHOLE.y + WHOLE.height - height),
    width,
    height,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
