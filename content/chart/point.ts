import type { ChartFile, Geo } from "../../schema/types.ts";

/** The size and geographic bounds of a chart. */
export type ChartGrid = Pick<ChartFile, "width" | "height" | "bounds">;

/** A point on the chart, in its units from the upper left corner. */
export type Point = { x: number; y: number };

/** A part of the chart, in its units. */
export interface View extends Point {
  width: number;
  height: number;
}

/** The view of the whole chart. */
export function wholeOf({ width, height }: ChartGrid): View {
  return { x: 0, y: 0, width, height };
}

/** Places within this share of the chart's width from its edge are not on the chart. */
const EDGE = 1 / 60;

/** The point of a place on the chart; undefined if it is outside of it or too near to its edge. */
export function pointOf(
  { latitude, longitude }: Geo,
  { width, height, bounds }: ChartGrid,
): Point | undefined {
  const { west, east, south, north } = bounds;
  const x = (width * (longitude - west)) / (east - west);
  const y = (height * (north - latitude)) / (north - south);
  const edge = EDGE * width;
  const inside = x > edge && x < width - edge && y > edge && y < height - edge;
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
 * The part of the chart, with the aspect ratio of `shape`, that shows all points with a margin around them (`spread`
 * times their extent): at least `least` wide, but never taller than the chart or past its upper and lower edge.
 */
export function viewAround(
  points: Point[],
  shape: Pick<View, "width" | "height">,
  least: number,
  whole: View,
  spread = 1.35,
): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const ratio = shape.height / shape.width;
  const wanted = Math.max(least, (right - left) * spread, ((bottom - top) * spread) / ratio);
  const width = Math.min(wanted, whole.height / ratio);
  const height = width * ratio;
  return {
    x: (left + right - width) / 2,
    y: Math.min(Math.max((top + bottom - height) / 2, whole.y), whole.y + whole.height - height),
    width,
    height,
  };
}

/** An axis-aligned box. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line segment between two points. */
export type Segment = [from: Point, to: Point];

/** The box that extends from a point by `reach` to each side, and by `height` up and down. */
export function around({ x, y }: Point, reach: number, height = reach): Box {
  return { left: x - reach, top: y - height, right: x + reach, bottom: y + height };
}

/** The distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether two boxes overlap. */
export function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a segment intersects a box: it ends inside it, or crosses one of its diagonals. */
export function runsThrough([from, to]: Segment, box: Box): boolean {
  const { left, top, right, bottom } = box;
  const corner = (x: number, y: number): Point => ({ x, y });
  const falling: Segment = [corner(left, top), corner(right, bottom)];
  const rising: Segment = [corner(left, bottom), corner(right, top)];
  return holds(box, from) || holds(box, to) || cross([from, to], falling) || cross([from, to], rising);
}

/** Whether two segments cross. */
export function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function holds(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** The cross product of `a` to `b` and `a` to `c`: its sign tells on which side of the line `a` to `b` point `c` is. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Rounds a measure of a drawing to a tenth of a pixel. */
export function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
