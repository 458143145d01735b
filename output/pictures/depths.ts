import type { ChartPart } from "../../content/chart/chart.ts";
import { around, distance, meets, type Point, runsThrough, type Segment } from "../../content/chart/point.ts";

/** The least distance between two depths, and of other things from a depth's middle, in pixels. */
const SPREAD = 44;
const HALF = { width: 11, height: 7 };
/** The room that a place's dot takes, in pixels from its middle. */
const DOT = 9;

/** The depths that have room on a part of a chart: apart from each other, and clear of the shore, names and leaders. */
export function depthsOn(
  { width, height, bleed, labels }: ChartPart,
  depths: number[][],
  put: (point: Point) => Point,
  land: Point[][],
): (Point & { depth: number })[] {
  const lines = [...land.flatMap(sidesOf), ...labels.flatMap(({ leader }) => (leader ? [leader] : []))];
  const boxes = labels.flatMap(({ box, dot }) => [box, around(dot, DOT)]);
  const placed: (Point & { depth: number })[] = [];
  for (const [left = 0, top = 0, depth = 0] of depths) {
    const place = put({ x: left, y: top });
    const box = around(place, HALF.width, HALF.height);
    const isInside = box.left > -bleed && box.right < width + bleed && box.top > 0 && box.bottom < height;
    if (!isInside || placed.some((other) => distance(other, place) < SPREAD)) continue;
    if (boxes.some((other) => meets(box, other)) || lines.some((line) => runsThrough(line, box))) continue;
    placed.push({ ...place, depth });
  }
  return placed;
}

function sidesOf(line: Point[]): Segment[] {
  return line.map((to, index) => [line.at(index - 1) ?? to, to]);
}
