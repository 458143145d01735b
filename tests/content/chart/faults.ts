import type { Label, Size } from "../../../content/chart/labels.ts";
import { around, cross, meets, type Point, runsThrough } from "../../../content/chart/point.ts";

const away = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Faults of the labels on a drawing, such as labels that overlap, stick out, cover a dot or are crossed by a line. */
export function faults(labels: Label[], { width, height }: Size): string[] {
  const pairs = labels.flatMap((a) => labels.filter((b) => b !== a).map((b) => [a, b] as const));
  const wrong = (what: string, found: Label[]) => found.map(({ dot }) => `${dot.name} ${what}`);
  const first = (test: (a: Label, b: Label) => boolean) =>
    pairs.filter(([a, b]) => test(a, b)).map(([a]) => a);
  return [
    ...wrong(
      "sticks out",
      labels.filter(({ box }) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height),
    ),
    ...wrong(
      "is too low to touch",
      labels.filter(({ box }) => box.bottom - box.top < 23.99),
    ),
    ...wrong(
      "meets another name",
      first((a, b) => meets(a.box, b.box)),
    ),
    ...wrong(
      "covers a dot",
      first((a, b) => meets(a.box, around(b.dot, 3))),
    ),
    ...wrong(
      "has a line through it",
      first((a, b) => Boolean(b.leader && runsThrough(b.leader, a.box))),
    ),
    ...wrong(
      "begins nearer to another dot",
      first((a, b) => !a.dot.large && !a.leader && away(a.at, b.dot) <= away(a.at, a.dot)),
    ),
    ...wrong(
      "has a line that crosses another",
      first((a, b) => Boolean(a.leader && b.leader && cross(a.leader, b.leader))),
    ),
  ];
}
