import type { Point } from "./point.ts";

/** An axis-aligned box. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line segment between two points. */
export type Segment = [from: Point, to: Point];

/** The box that extends from a point by `reach` in each direction. */
export function around({ x, y }: Point, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** Whether two boxes overlap. */
export function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a segment intersects a box: it ends inside it, or crosses one of its diagonals. */
export function runsThrough([from, to]: Segment, box: Box): boolean {
  const { left, top, right, bottom } = box;
  const falling: Segment = [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
  const rising: Segment = [
    { x: left, y: bottom },
    { x: right, y: top },
  ];
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
