import { around, type Box, cross, distance, meets, type Point, runsThrough, type Segment } from "./point.ts";

/** A place to be named, with the position of its dot on the drawing in pixels. */
export interface Dot extends Point {
  name: string;
  /** Set for the place that the drawing is about: its name is larger and never left out. */
  large?: boolean;
}

/** The size of a drawing, in pixels. */
export type Size = { width: number; height: number };

interface LabelSpot {
  /** Where the text starts, or ends if `side` is left; vertically its middle. */
  at: Point;
  side: "left" | "right";
  /** The touch target: at least 24 pixels high, even on the smallest screen. */
  box: Box;
  /** The line from the dot to a name that is not right beside it. */
  leader?: Segment;
}

/** A placed name. */
export type Label<D extends Dot = Dot> = LabelSpot & { dot: D };

/** Font sizes of names in pixels: of the small ones and the large one. */
export const LABEL_SIZE = { small: 16, large: 23 };

const TARGET = 26;
const GAP = 10;
/** Minimum distance in pixels from a name or line to another place's dot. */
const CLEAR = 5;
/** Minimum distance from the start of a name with a leader to another place's dot. */
const APART = 18;
/** How far a name's box extends past its text on the left and right. */
const MARGIN = 4;
/** Offsets tried for a name, in pixels: right beside its dot first, then up and down, then farther out. */
const OUT = [0, 26, 60, 100, 150];
const UP = [0, -12, 12, -24, 24, -40, 40, -60, 60, -85, 85];
/** Offsets tried for the large name above or below its dot, and sideways, if it does not fit beside it. */
const ACROSS = [-26, 26, -40, 40, -60, 60, -85, 85, -120, 120, -160, 160, -210, 210];
const ASIDE = [0, -40, 40, -80, 80];

/**
 * Places names for dots on a drawing of a size, the most important dot first. No two names overlap, no name or leader
 * covers another dot, no leader crosses a name or another leader, and a name beside its dot starts nearer to it than to
 * any other. A dot whose name fits nowhere gets none. Only the large name is always placed: without free space it
 * covers dots, which then get no name. The same dots always result in the same names. Those in `column` stay as placed.
 */
export function labelsFor<D extends Dot>(
  dots: readonly D[],
  size: Size,
  column: Label<D>[] = [],
): Label<D>[] {
  const placed = [...column];
  for (const dot of dots) {
    if (column.some((label) => label.dot === dot)) continue;
    if (placed.some(({ box }) => meets(box, around(dot, CLEAR)))) continue; // a name covers it, or nearly
    const others = dots.filter((other) => other !== dot);
    const taken = others.map((other) => around(other, CLEAR));
    const isInside = ({ left, top, right, bottom }: Box) =>
      left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
    const fits = (spot: LabelSpot) => isInside(spot.box) && isFree(spot, taken, placed);
    const across = dot.large ? spotsAcross(dot, size) : [];
    const beside = spotsBeside(dot, others).filter((spot) => isOwn(spot, dot, others));
    const spot = beside.find(fits) ?? across.find(fits) ?? across[0];
    if (spot) placed.push({ ...spot, dot });
  }
  return placed;
}

/** Possible positions of a dot's name, first on the side where fewer other dots are, the best first. */
function spotsBeside(dot: Dot, others: readonly Point[]): LabelSpot[] {
  const text = boxFor(dot);
  const isLeft = others.filter(({ x }) => x > dot.x).length > others.length / 2;
  const sides: LabelSpot["side"][] = isLeft ? ["left", "right"] : ["right", "left"];
  return OUT.flatMap((out) => UP.flatMap((up) => sides.map((side) => spotBeside(dot, text, side, out, up))));
}

function spotBeside(dot: Dot, text: Size, side: LabelSpot["side"], out: number, up: number): LabelSpot {
  const sign = side === "right" ? 1 : -1;
  const at = { x: dot.x + sign * (GAP + (dot.large ? 4 : 0) + out), y: dot.y + up };
  const box = boxAt(side === "right" ? at.x - MARGIN : at.x + MARGIN - text.width, at.y, text);
  if (out === 0 && Math.abs(up) <= 12) return { at, side, box };
  const end = { x: at.x - sign * 5, y: at.y };
  return { at, side, box, leader: [{ x: dot.x, y: dot.y }, end] };
}

/** The position of a name in a column beside the map, with a leader from its dot. */
export function leaderSpot(dot: Dot, at: Point): LabelSpot {
  return spotBeside(dot, boxFor(dot), "right", at.x - dot.x - GAP, at.y - dot.y);
}

/** Possible positions of a dot's name above and below it, the best first, within the drawing's edges. */
function spotsAcross(dot: Dot, size: Size): LabelSpot[] {
  const text = boxFor(dot);
  const half = text.height / 2;
  const ups = ACROSS.filter((up) => dot.y + up >= half && dot.y + up <= size.height - half);
  const spots = ups.flatMap((up) => ASIDE.map((aside) => ({ up, aside })));
  return spots.map(({ up, aside }): LabelSpot => {
    const left = Math.max(0, Math.min(dot.x - text.width / 2 + aside, size.width - text.width));
    const at = { x: left + MARGIN, y: dot.y + up };
    const box = boxAt(left, at.y, text);
    if (Math.abs(up) <= 40) return { at, side: "right", box };
    const end = { x: Math.max(box.left, Math.min(dot.x, box.right)), y: up < 0 ? box.bottom : box.top };
    return { at, side: "right", box, leader: [{ x: dot.x, y: dot.y }, end] };
  });
}

function boxAt(left: number, middle: number, { width, height }: Size): Box {
  return { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 };
}

/** The size of a name's box, in pixels. */
export function boxFor({ name, large }: Pick<Dot, "name" | "large">): Size {
  const size = large ? LABEL_SIZE.large : LABEL_SIZE.small;
  return { width: textWidth(name, size) + 2 * MARGIN, height: Math.max(TARGET, size * 1.3) };
}

/** Widths of sans-serif characters at weight 500, relative to the font size; rather too wide than too narrow. */
const WIDTHS: [RegExp, number][] = [
  [/[ijl.,'’|!]/, 0.29],
  [/[ \-frtI]/, 0.4],
  [/[mwMW]/, 0.95],
  [/[A-Z]/, 0.74],
  [/./su, 0.61],
];

/** The approximate width of a text, in the unit of `size`. */
function textWidth(text: string, size: number): number {
  const widths = [...text].map((letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0);
  return size * widths.reduce((sum, width) => sum + width, 0);
}

/** Whether a name beside its dot cannot be mistaken for the name of another. */
function isOwn({ at, leader }: LabelSpot, dot: Point, others: readonly Point[]): boolean {
  const reach = leader ? APART : distance(at, dot);
  return others.every((other) => distance(at, other) > reach);
}

function isFree({ box, leader }: LabelSpot, taken: Box[], placed: LabelSpot[]): boolean {
  if (taken.some((dot) => meets(box, dot) || (leader && runsThrough(leader, dot)))) return false;
  return placed.every(
    (other) =>
      !meets(box, other.box) &&
      !(leader && runsThrough(leader, other.box)) &&
      !(other.leader && runsThrough(other.leader, box)) &&
      !(leader && other.leader && cross(leader, other.leader)),
  );
}
