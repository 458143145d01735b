import { around, type Box, cross, meets, runsThrough, type Segment } from "./geometry.ts";
import type { Point } from "./point.ts";

/** A place to be named: where its dot stands on the drawing, in pixels. */
export interface Dot extends Point {
  name: string;
  /** Set for the one place that the drawing is about: its name is larger, and never left out. */
  large?: boolean;
}

/** The size of a drawing, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Where a name stands. */
export interface LabelSpot {
  /** Where the text begins, or ends where it stands on the left of its dot; the middle of its height. */
  at: Point;
  side: "left" | "right";
  /** What a finger touches: 24 pixels high at least, on the smallest screen too. */
  box: Box;
  /** The line from the dot to a name that does not stand beside it. */
  leader?: Segment;
}

/** A name in its place. */
export type Label<D extends Dot = Dot> = LabelSpot & { dot: D };

/** The height of names in pixels: small ones, and the large one. */
export const LABEL_SIZE = { small: 14, large: 23 };

const TARGET = 26;
const GAP = 10;
/** How near a name or a line may come to another place's dot. */
const CLEAR = 5;
/** How near to another place's dot a name with a line of its own may begin. */
const APART = 18;
/** How far a name's box reaches past its text on both sides. */
const MARGIN = 4;
/** How far off a name may stand, in pixels: beside its dot first, then up and down, then farther out. */
const OUT = [0, 26, 60, 100, 150];
const UP = [0, -12, 12, -24, 24, -40, 40, -60, 60, -85, 85];
/** How far above or below its dot the large name may stand across it, and how far aside, where it fits nowhere else. */
const ACROSS = [-26, 26, -40, 40, -60, 60, -85, 85, -120, 120, -160, 160, -210, 210];
const ASIDE = [0, -40, 40, -80, 80];
/** How far places pull names to the other side of a dot. */
const REACH = 180;

/**
 * Names for dots on a drawing of a size, the most important dot first. No two names meet, none covers a dot,
 * no line runs through a name, no two lines cross, and each begins nearer to its own dot than to any other; a dot whose
 * name fits nowhere goes without. The large name alone is always there: where nothing is free it covers dots, and those
 * go without. The same dots always give the same names.
 */
export function labelsFor<D extends Dot>(dots: readonly D[], size: Size): Label<D>[] {
  const placed: Label<D>[] = [];
  for (const dot of dots) {
    if (placed.some(({ box }) => meets(box, around(dot, CLEAR)))) continue; // a name stands over it, or nearly so
    const others = dots.filter((other) => other !== dot);
    const taken = others.map((other) => around(other, CLEAR));
    const fits = (spot: LabelSpot) => isInside(spot.box, size) && isFree(spot, taken, placed);
    const across = dot.large ? spotsAcross(dot, size) : [];
    const beside = spotsBeside(dot, sideOf(dot, others)).filter((spot) => isOwn(spot, dot, others));
    const spot = beside.find(fits) ?? across.find(fits) ?? across[0];
    if (spot) placed.push({ ...spot, dot });
  }
  return placed;
}

/** Where a dot's name may stand on its left and right, the best place first. */
function spotsBeside(dot: Dot, side: LabelSpot["side"]): LabelSpot[] {
  const sides: LabelSpot["side"][] = side === "right" ? ["right", "left"] : ["left", "right"];
  const text = boxFor(dot);
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

/** Where a dot's name may stand across it, above or below, the best place first: never past the drawing's edges. */
function spotsAcross(dot: Dot, size: Size): LabelSpot[] {
  const text = boxFor(dot);
  const half = text.height / 2;
  const ups = ACROSS.filter((up) => dot.y + up >= half && dot.y + up <= size.height - half);
  return ups.flatMap((up) => ASIDE.map((aside) => spotAcross(dot, text, up, aside, size)));
}

function spotAcross(dot: Dot, text: Size, up: number, aside: number, size: Size): LabelSpot {
  const left = Math.max(0, Math.min(dot.x - text.width / 2 + aside, size.width - text.width));
  const at = { x: left + MARGIN, y: dot.y + up };
  const box = boxAt(left, at.y, text);
  if (Math.abs(up) <= 40) return { at, side: "right", box };
  const end = { x: Math.max(box.left, Math.min(dot.x, box.right)), y: up < 0 ? box.bottom : box.top };
  return { at, side: "right", box, leader: [{ x: dot.x, y: dot.y }, end] };
}

function boxAt(left: number, middle: number, { width, height }: Size): Box {
  return { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 };
}

function boxFor({ name, large }: Dot): Size {
  const size = large ? LABEL_SIZE.large : LABEL_SIZE.small;
  return { width: textWidth(name, size) + 2 * MARGIN, height: Math.max(TARGET, size * 1.3) };
}

/** Widths of characters in the sans at weight 500, in parts of its size, a little too wide rather than too narrow. */
const WIDTHS: [RegExp, number][] = [
  [/[ijl.,'’|!]/, 0.29],
  [/[ \-frtI]/, 0.4],
  [/[mwMW]/, 0.95],
  [/[A-Z]/, 0.74],
  [/./su, 0.61],
];

/** About how wide a text is, in the unit of its size. */
function textWidth(text: string, size: number): number {
  const widths = [...text].map((letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0);
  return size * widths.reduce((sum, width) => sum + width, 0);
}

/** The side of a dot where fewer others are near. */
function sideOf(dot: Dot, dots: readonly Point[]): LabelSpot["side"] {
  const pull = dots.reduce((sum, { x, y }) => {
    const distance = Math.hypot(x - dot.x, y - dot.y);
    return distance > 0 && distance < REACH ? sum + (x - dot.x) / distance ** 2 : sum;
  }, 0);
  return pull > 0 ? "left" : "right";
}

/** Whether a name beside its dot cannot be taken for another's. */
function isOwn({ at, leader }: LabelSpot, dot: Point, others: readonly Point[]): boolean {
  const reach = leader ? APART : distance(at, dot);
  return others.every((other) => distance(at, other) > reach);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
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
