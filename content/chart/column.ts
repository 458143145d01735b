import { CLEAR, type Dot, type Label, leaderSpot, type Size } from "./labels.ts";
import { around, cross, type Point, runsThrough } from "./point.ts";

/** The distance between the middles of places for names, in pixels: two of them hold one name. */
const STEP = 13;
/** The cost of a leader that crosses another or runs through a dot: more than that of any distance. */
const FAULT = 1e9;

interface Column<D extends Dot> {
  labels: Label<D>[];
  cost: number;
}

/** Orders of names that are tried: by the heights of their dots, and with those in the west sooner or later. */
const SLOPES = [0, 0.2, -0.2, 0.4, -0.4];

/**
 * Places the names of dots in one column that starts at `x`, about in the order of the dots from north to south and each
 * as near as possible to the height of its dot. Empty if they do not fit below each other.
 */
export function columnOf<D extends Dot>(dots: D[], x: number, size: Size, all: readonly Point[]): Label<D>[] {
  const orders = SLOPES.map((slope) => dots.toSorted((a, b) => a.y + slope * a.x - b.y - slope * b.x));
  return cheapest(orders.map((order) => inOrder(order, x, size, all))).labels;
}

function inOrder<D extends Dot>(dots: D[], x: number, { height }: Size, all: readonly Point[]): Column<D> {
  const heights = Array.from({ length: Math.floor(height / STEP) - 1 }, (_, index) => (index + 1) * STEP);
  const start: Column<D>[] = heights.map(() => ({ labels: [], cost: 0 }));
  // The best columns of the names so far, for each height of the lowest one.
  const columns = dots.reduce((best, dot, placed) => {
    const blocked = all.filter((other) => other !== dot).map((other) => around(other, CLEAR));
    return heights.map((y, index) => {
      const label = { ...leaderSpot(dot, { x, y }), dot };
      const faults = blocked.filter((box) => runsThrough(label.leader, box)).length;
      const above = placed === 0 ? start.slice(0, 1) : best.slice(0, Math.max(0, index - 1));
      const joined = above.map(({ labels, cost }): Column<D> => {
        const crossed = labels.filter(({ leader }) => leader && cross(leader, label.leader)).length;
        return { labels: [...labels, label], cost: cost + (y - dot.y) ** 2 + FAULT * (faults + crossed) };
      });
      return cheapest(joined);
    });
  }, start);
  return cheapest(columns);
}

function cheapest<D extends Dot>(columns: Column<D>[]): Column<D> {
  const none: Column<D> = { labels: [], cost: Number.POSITIVE_INFINITY };
  return columns.reduce((best, column) => (column.cost < best.cost ? column : best), none);
}
