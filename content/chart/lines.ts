import type { Box, Point } from "./point.ts";

/** The lines of a chart's path, each as a list of points; closed lines do not repeat their first point. */
export function linesIn(path: string): Point[][] {
  return path.split("M").slice(1).map(lineOf);
}

/** The points of a line such as `10 20l3-4 5 6`: after the first, each is relative to the one before it. */
function lineOf(line: string): Point[] {
  const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0;
    y += numbers[index + 1] ?? 0;
    points.push({ x, y });
  }
  return points;
}

/** The part of a closed line that lies inside a box; empty if it lies outside. */
export function clipped(line: Point[], { left, right, top, bottom }: Box): Point[] {
  const sides = [
    ({ x }: Point) => x - left,
    ({ x }: Point) => right - x,
    ({ y }: Point) => y - top,
    ({ y }: Point) => bottom - y,
  ];
  return sides.reduce(cut, line);
}

/** The part of a closed line on the side of a straight line where `depth`, the distance from it, is not negative. */
function cut(line: Point[], depth: (point: Point) => number): Point[] {
  return line.flatMap((to, index) => {
    const from = line.at(index - 1) ?? to;
    const [before, after] = [depth(from), depth(to)];
    if (before < 0 === after < 0) return after < 0 ? [] : [to];
    const share = before / (before - after);
    const edge = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    return after < 0 ? [edge] : [edge, to];
  });
}
