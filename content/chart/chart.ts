import type { ChartCredit, ChartFile, Picture } from "../../schema/types.ts";
import type { CitySummary } from "../lib/named.ts";
import { columnOf } from "./column.ts";
import { boxFor, type Dot, type Label, labelsFor, type Size } from "./labels.ts";
import { linesIn } from "./lines.ts";
import { type Charted, charted, type Nearest } from "./nearest.ts";
import { type Point, round, type View, viewAround, wholeOf } from "./point.ts";

/** A city on a chart. Its name links to its pages, unless it is the one that the page is about. */
export interface ChartDot extends Dot {
  url?: string;
}

/** A part of a chart, laid out for a size in pixels; the drawing continues by `bleed` pixels on its left and right. */
export interface ChartPart extends Size {
  /** The drawing, which the build creates. Its alt is empty: the text beside it says everything. */
  picture: Picture;
  view: View;
  bleed: number;
  labels: Label<ChartDot>[];
  place?: string;
}

/** A chart of places, for large screens and for small ones. */
export interface Chart {
  /** Whose work it is: a text with {author}, which links to a page. */
  credit?: Omit<ChartCredit, "texts"> & { text: string };
  wide: ChartPart;
  narrow: ChartPart;
}

interface Shape extends Size {
  kind: "wide" | "narrow";
  bleed: number;
}

/** The sizes at which charts are laid out, in pixels: their content fits on the smallest screen that shows them. */
const ALL: Shapes = {
  wide: { kind: "wide", width: 560, height: 640, bleed: 440 },
  narrow: { kind: "narrow", width: 344, height: 296, bleed: 150 },
};
const AROUND: Shapes = {
  wide: { kind: "wide", width: 500, height: 540, bleed: 270 },
  narrow: { kind: "narrow", width: 320, height: 420, bleed: 160 },
};
type Shapes = Record<Shape["kind"], Shape>;
/** The maximum number of cities named around a city, and how many of them are surely within the chart. */
const NEAREST = 12;
const WITHIN = 2;
/** The maximum number of names on the whole chart. */
const MOST_NAMES = 40;
/** The distance in pixels of dots and names from the edges, and of a column of names from the dots. */
const PAD = 14;
const LEAD = 28;

/** The whole chart with all cities. If there are too many, the first ones are named. */
export function chartOfAll(cities: CitySummary[], file: ChartFile): Chart {
  const places = charted(cities, file).slice(0, MOST_NAMES);
  return { wide: partOfAll(places, file, ALL.wide), narrow: partOfAll(places, file, ALL.narrow) };
}

/** The chart around a city, which is shown large and filled; undefined if the city is not on the chart. */
export function chartAround(here: CitySummary, cities: Nearest, file: ChartFile): Chart | undefined {
  const [own, ...others] = cities.around(here.slug, NEAREST);
  if (!own) return undefined;
  const outline = linesIn(file.outlines?.[here.slug] ?? "").flat();
  const points = [own.point, ...outline, ...pointsOf(others.slice(0, WITHIN))];
  const part = (shape: Shape): ChartPart => {
    const view = viewAround(points, shape, file.around, wholeOf(file));
    const dots = dotsOn(view, shape, [own, ...others]).map((dot, index) => {
      const { url: _, ...large } = { ...dot, large: true };
      return index === 0 ? large : dot;
    });
    return { ...drawnAs(here.slug, view, shape), labels: labelsFor(dots, shape), place: here.slug };
  };
  return { wide: part(AROUND.wide), narrow: part(AROUND.narrow) };
}

/** All places in a size. Names of places in open water stand in a column on the right of the dots. */
function partOfAll(places: Charted[], file: ChartFile, shape: Shape): ChartPart {
  const { inSea = [], onLand = [] } = Object.groupBy(places, ({ city: { slug } }) =>
    file.sea?.includes(slug) ? "inSea" : "onLand",
  );
  const column = inSea.length > 0 ? LEAD + Math.max(...inSea.map(({ city }) => boxFor(city).width)) : 0;
  const { width, height } = shape;
  const inner = { width: width - 2 * PAD - column, height: height - 2 * PAD };
  const around = viewAround(pointsOf(places), inner, file.around, wholeOf(file), 1);
  const unit = around.width / inner.width;
  const top = around.y - PAD * unit;
  const view = {
    x: around.x - PAD * unit,
    y: Math.max(0, Math.min(top, file.height - height * unit)),
    width: width * unit,
    height: height * unit,
  };
  const sea = dotsOn(view, shape, inSea);
  const dots = [...sea, ...dotsOn(view, shape, onLand)];
  const names = columnOf(sea, LEAD + Math.max(...sea.map(({ x }) => x)), shape);
  return { ...drawnAs("all", view, shape), labels: labelsFor(dots, shape, names) };
}

function drawnAs(name: string, view: View, { kind, width, height, bleed }: Shape) {
  return { picture: { src: `chart-${name}-${kind}.svg`, alt: "" }, view, width, height, bleed };
}

/** The dots of the places that are within a view. */
function dotsOn(view: View, { width, height }: Size, places: Charted[]): ChartDot[] {
  const scale = width / view.width;
  const dots = places.map(({ city: { name, url }, point: { x, y } }): ChartDot => {
    return { name, url, x: round((x - view.x) * scale), y: round((y - view.y) * scale) };
  });
  return dots.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
}

function pointsOf(places: Charted[]): Point[] {
  return places.map(({ point }) => point);
}
