import type { ChartFile, Geo } from "../../schema/types.ts";

/** The size and geographic bounds of a chart. */
export type ChartGrid = Pick<ChartFile, "width" | "height" | "bounds">;

/** A point on the chart, in its units from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the chart, in its units. */
export interface View extends Point {
  width: number;
  height: number;
}

/** The view of the whole chart. */
export function wholeOf({ width, height }: ChartGrid): View {
  return { x: 0, y: 0, width, height };
}

/** Places within this distance of the edge, in the chart's units, are not on the chart. */
const EDGE = 12;

/** The point of a place on the chart; undefined if it is outside of it or too near to its edge. */
export function pointOf(
  { latitude, longitude }: Geo,
  { width, height, bounds }: ChartGrid,
): Point | undefined {
  const { west, east, south, north } = bounds;
  const x = (width * (longitude - west)) / (east - west);
  const y = (height * (north - latitude)) / (north - south);
  const inside = x > EDGE && x < width - EDGE && y > EDGE && y < height - EDGE;
  return inside ? { x, y } : undefined;
}

/** The coordinates of a point on the chart, as precise as a click can be: to some ten meters. */
export function geoAt({ x, y }: Point, { width, height, bounds }: ChartGrid): Geo {
  const { west, east, south, north } = bounds;
  const degrees = (value: number) => Number(value.toFixed(4));
  return {
    latitude: degrees(north - (y * (north - south)) / height),
    longitude: degrees(west + (x * (east - west)) / width),
  };
}

/**
 * The part of the chart, with the aspect ratio of `shape`, that shows all points with a margin around them: at least
 * `least` wide, but never taller than the chart or past its upper and lower edge.
 */
export function viewAround(
  points: Point[],
  shape: { width: number; height: number },
  least: number,
  whole: View,
): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const ratio = shape.height / shape.width;
  const wanted = Math.max(least, (right - left) * 1.5, ((bottom - top) * 1.3) / ratio);
  const width = Math.min(wanted, whole.height / ratio);
  const height = width * ratio;
  return {
    x: (left + right - width) / 2,
    y: within((top + bottom - height) / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
