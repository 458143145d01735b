// Charts as blocks draw them. Types only.

import type { ChartCredit, ChartFile, Picture } from "../../schema/types.ts";
import type { CitySummary } from "../lib/city.ts";
import type { NamedLink } from "../lib/namedLink.ts";
import { type Dot, type Label, labelsFor, type Size } from "./labels.ts";
import { type Charted, charted, type Nearest } from "./nearest.ts";
import { type Point, pointOf, type View, viewAround, wholeOf } from "./point.ts";

/** A city on a chart. Its name links to its pages, unless it is the one that the page is about. */
export interface ChartDot extends Dot {
  url?: string;
}

/** A part of a chart, laid out for a size in pixels; if there is more room, the drawing continues around it. */
export interface ChartPart extends Size {
  view: View;
  labels: Label<ChartDot>[];
}

/** A chart of places, for large screens and for small ones. */
export interface Chart {
  picture: Picture;
  credit: ChartCredit | undefined;
  wide: ChartPart;
  narrow: ChartPart;
  /** Cities outside of it. */
  beyond: NamedLink[];
}

/** The chart's drawing, which the build creates. Its alt is empty: the text beside it says everything. */
export const CHART = { src: "chart.svg", alt: "" };

/** Sizes of a chart's drawings in pixels: their content fits on the smallest screen that shows them. */
const ALL = { wide: { width: 500, height: 720 }, narrow: { width: 320, height: 460 } };
const AROUND = { wide: { width: 900, height: 520 }, narrow: { width: 320, height: 400 } };
/** The number of nearest cities named around a city. */
const NEAREST = 6;
/** The maximum number of names on the whole chart, and of cities beyond its edge in the list beside it. */
const MOST_NAMES = 40;
const MOST_BEYOND = 12;

/** The whole chart with all cities. If there are too many, the first ones are named. */
export function chartOfAll(cities: CitySummary[], file: ChartFile): Chart {
  const places = charted(cities, file).slice(0, MOST_NAMES);
  const view = viewAround(pointsOf(places), ALL.narrow, 0, wholeOf(file));
  const beyond = cities.filter(({ geo }) => !pointOf(geo, file)).slice(0, MOST_BEYOND);
  return {
    picture: CHART,
    credit: file.credit,
    wide: partOf(places, file.view, ALL.wide),
    narrow: partOf(places, view, ALL.narrow),
    beyond: beyond.map(({ name, url }) => ({ label: name, href: url })),
  };
}

/** The chart around a city, which is shown large; undefined if the city is not on the chart. */
export function chartAround(here: CitySummary, cities: Nearest, file: ChartFile): Chart | undefined {
  const [own, ...others] = cities.around(here.slug, NEAREST);
  if (!own) return undefined;
  const name = { x: own.point.x + (file.room ?? 0), y: own.point.y };
  const points = [own.point, name, ...pointsOf(others)];
  const part = (size: Size) =>
    partOf([own, ...others], viewAround(points, size, file.around, wholeOf(file)), size, true);
  return {
    picture: CHART,
    credit: file.credit,
    beyond: [],
    wide: part(AROUND.wide),
    narrow: part(AROUND.narrow),
  };
}

/** A part of the chart at a size, with place names. With `isAround`, the first place is its subject and large. */
function partOf(places: Charted[], view: View, size: Size, isAround = false): ChartPart {
  const scale = Math.min(size.width / view.width, size.height / view.height);
  const dots = places.map(({ city: { name, url }, point }, index): ChartDot => {
    const at = { x: round((point.x - view.x) * scale), y: round((point.y - view.y) * scale) };
    return isAround && index === 0 ? { name, ...at, large: true } : { name, url, ...at };
  });
  return { view, ...size, labels: labelsFor(dots, size) };
}

function pointsOf(places: Charted[]): Point[] {
  return places.map(({ point }) => point);
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
