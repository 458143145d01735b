import { around, type Box, cross, meets, runsThrough, type Segment } from "./geometry.ts";
import type { Point } from "./point.ts";
import { textWidth } from "./textWidth.ts";

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
  /** What a finger touches: 24 pixels high at least. */
  box: Box;
  /** The line from the dot to a name that does not stand beside it. */
  leader?: Segment;
}

/** A name in its place. */
export type Label<D extends Dot = Dot> = LabelSpot & { dot: D };

/** The height of names in pixels: small ones, and the large one. */
export const TEXT = { small: 14, large: 23 };

const TARGET = 24;
const GAP = 10;
/** How near a name or a line may come to another place's dot. */
const CLEAR = 5;
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
 * no line runs through a name, and no two lines cross; a dot whose name fits nowhere goes without. Names leave
 * `nameless` dots free too. The large name alone is always there: where nothing is free it covers dots, and those
 * go without. The same dots always give the same names.
 */
export function labelsFor<D extends Dot>(dots: readonly D[], size: Size, nameless: Point[] = []): Label<D>[] {
  const placed: Label<D>[] = [];
  const drawing = { left: 0, top: 0, right: size.width, bottom: size.height };
  const all = [...dots, ...nameless];
  for (const dot of dots) {
    const taken = all.filter((other) => other !== dot).map((other) => around(other, CLEAR));
    const fits = (spot: LabelSpot) => inside(spot.box, drawing) && isFree(spot, taken, placed);
    const across = dot.large ? spotsAcross(dot, size) : [];
    const spot = isCovered(dot, placed)
      ? undefined
      : (first(spotsOf(dot, sideOf(dot, all)), fits) ?? first(across, fits) ?? across[0]);
    if (spot) placed.push({ ...spot, dot });
  }
  return placed;
}

/** Whether a name that is placed stands over a dot, or as good as that. */
function isCovered(dot: Dot, placed: LabelSpot[]): boolean {
  return placed.some(({ box }) => meets(box, around(dot, CLEAR)));
}

function first(spots: Iterable<LabelSpot>, fits: (spot: LabelSpot) => boolean): LabelSpot | undefined {
  for (const spot of spots) if (fits(spot)) return spot;
  return undefined;
}

/** Where a dot's name may stand, the best place first. */
function* spotsOf(dot: Dot, first: LabelSpot["side"]): Generator<LabelSpot> {
  const sides: LabelSpot["side"][] = first === "right" ? ["right", "left"] : ["left", "right"];
  const text = textOf(dot);
  for (const out of OUT)
    for (const up of UP) for (const side of sides) yield spotAt(dot, text, side, out, up);
}

/** Where a dot's name may stand across it, above or below, the best place first: never past the drawing's edges. */
function spotsAcross(dot: Dot, size: Size): LabelSpot[] {
  const text = textOf(dot);
  const half = text.height / 2;
  const ups = ACROSS.filter((up) => dot.y + up >= half && dot.y + up <= size.height - half);
  return ups.flatMap((up) => ASIDE.map((aside) => spotAcross(dot, text, up, aside, size)));
}

function spotAcross(dot: Dot, text: Text, up: number, aside: number, size: Size): LabelSpot {
  const width = text.width + 8;
  const left = Math.max(0, Math.min(dot.x - width / 2 + aside, size.width - width));
  const at = { x: left + 4, y: dot.y + up };
  const box = { left, right: left + width, top: at.y - text.height / 2, bottom: at.y + text.height / 2 };
  if (Math.abs(up) <= 40) return { at, side: "right", box };
  const end = { x: Math.max(box.left, Math.min(dot.x, box.right)), y: up < 0 ? box.bottom : box.top };
  return { at, side: "right", box, leader: [{ x: dot.x, y: dot.y }, end] };
}

/** A name as it is drawn, in pixels. */
interface Text {
  width: number;
  height: number;
}

function textOf(dot: Dot): Text {
  const size = dot.large ? TEXT.large : TEXT.small;
  return { width: textWidth(dot.name, size), height: Math.max(TARGET, size * 1.3) };
}

function spotAt(
  dot: Dot,
  { width, height }: Text,
  side: LabelSpot["side"],
  out: number,
  up: number,
): LabelSpot {
  const sign = side === "right" ? 1 : -1;
  const at = { x: dot.x + sign * (GAP + (dot.large ? 4 : 0) + out), y: dot.y + up };
  const left = side === "right" ? at.x - 4 : at.x - width - 4;
  const box = { left, right: left + width + 8, top: at.y - height / 2, bottom: at.y + height / 2 };
  if (out === 0 && Math.abs(up) <= 12) return { at, side, box };
  return {
    at,
    side,
    box,
    leader: [
      { x: dot.x, y: dot.y },
      { x: at.x - sign * 5, y: at.y },
    ],
  };
}

/** The side of a dot where fewer others are near. */
function sideOf(dot: Dot, dots: readonly Point[]): LabelSpot["side"] {
  const pull = dots.reduce((sum, { x, y }) => {
    const distance = Math.hypot(x - dot.x, y - dot.y);
    return distance > 0 && distance < REACH ? sum + (x - dot.x) / distance ** 2 : sum;
  }, 0);
  return pull > 0 ? "left" : "right";
}

function inside(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
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
