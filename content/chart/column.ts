import { type Dot, type Label, leaderSpot, type Size } from "./labels.ts";
import { cross } from "./point.ts";

/** The distance between names below each other, in pixels. */
const STEP = 27;

/** The names of dots in one column at `x`, no leaders crossing; empty if they do not fit below each other. */
export function columnOf<D extends Dot>(dots: D[], x: number, { height }: Size): Label<D>[] {
  if (dots.length * STEP > height) return [];
  const order = dots.toSorted((a, b) => a.y - b.y);
  const wanted = order.map(({ y }) => y);
  return uncrossed(order, x, spread(wanted, height));
}

/** Heights as near as possible to those wanted, but a step apart, and within the drawing. */
function spread(wanted: number[], height: number): number[] {
  let heights = wanted;
  for (let round = 0; round < 200; round++) {
    heights = heights.map((y, index) => {
      const above = Math.max(0, STEP - y + (heights[index - 1] ?? -STEP)) / 2;
      const below = Math.max(0, STEP + y - (heights[index + 1] ?? height + STEP)) / 2;
      const rest = heights.length - index;
      return Math.min(Math.max(y + above - below, STEP * (index + 0.5)), height - STEP * (rest - 0.5));
    });
  }
  return heights;
}

/** The names at some heights, the dots' order changed where leaders would cross: that makes them shorter each time. */
function uncrossed<D extends Dot>(dots: D[], x: number, heights: number[]): Label<D>[] {
  const labels = dots.map((dot, index) => ({ ...leaderSpot(dot, { x, y: heights[index] ?? 0 }), dot }));
  const crossing = (a: Label) => labels.find((b) => a.leader && b.leader && cross(a.leader, b.leader));
  const first = labels.find(crossing);
  const second = first && crossing(first);
  if (!second) return labels;
  const swapped = dots.map((dot) => (dot === first.dot ? second.dot : dot === second.dot ? first.dot : dot));
  return uncrossed(swapped, x, heights);
}
