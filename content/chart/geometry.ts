import type { Point } from "./point.ts";

/** An upright box. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A straight line between two points. */
export type Segment = [from: Point, to: Point];

/** A box around a point, reaching `reach` each way. */
export function around({ x, y }: Point, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** Whether two boxes share any room. */
export function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a line runs through a box: it ends in it, or crosses one of its diagonals. */
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

/** Whether two lines cross. */
export function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function holds(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** Which way it goes from `a` over `b` to `c`: the sign tells left from right. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
