import type { Chart, ChartDot, Place } from "../types.ts";
import { labelsFor, type Size } from "./labels.ts";
import { type Charted, charted, type Nearest } from "./nearest.ts";
import { pointOf, type View, viewAround, WHOLE } from "./point.ts";

/** The drawing of the coast, which the build makes; beside it stands all that words could tell. */
export const COAST = { src: "coast.svg", alt: "" };

const ALL: View = { ...WHOLE, x: 88, width: 720 };
const ALL_SIZE = { width: 560, height: 714 };
const AROUND = { width: 440, height: 520 };
/** The narrowest part of the chart around a city: about 15 km. */
const LEAST = 290;
/** How much room the large name is left on the right, in the chart's units: that is where the sea is. */
const ROOM = 110;
/** How many of the nearest are named around a city, and how many more have dots that names leave free. */
const NEAREST = 6;
const SEEN = 24;
/** How many names the whole chart tries to hold, and how many a line beside it. */
const MOST = 40;
const MOST_BEYOND = 12;

/** All cities on the whole chart. Where they are too many, the first in order are named. */
export function chartOfAll(cities: Place[]): Chart {
  const beyond = cities.filter(({ geo }) => !pointOf(geo)).slice(0, MOST_BEYOND);
  const dots = charted(cities)
    .slice(0, MOST)
    .map((place) => dotOf(place, ALL, ALL_SIZE));
  return {
    ...{ picture: COAST, view: ALL, ...ALL_SIZE },
    labels: labelsFor(dots, ALL_SIZE),
    beyond: beyond.map(({ name, url }) => ({ label: name, href: url })),
  };
}

/** A city large, with those around it; none where it lies outside of the chart. */
export function chartAround(here: Place, cities: Nearest): Chart | undefined {
  const all = cities.around(here.slug, SEEN);
  const [point, ...others] = all.map((place) => place.point);
  if (!point) return undefined;
  const name = { x: point.x + ROOM, y: point.y };
  const view = viewAround([point, name, ...others.slice(0, NEAREST)], AROUND, LEAST);
  const [own, ...dots] = all.map((place) => dotOf(place, view, AROUND));
  if (!own) return undefined;
  const named = [{ ...own, url: undefined, large: true }, ...dots.slice(0, NEAREST)];
  return {
    ...{ picture: COAST, view, ...AROUND },
    labels: labelsFor(named, AROUND, dots.slice(NEAREST)),
    beyond: [],
  };
}

function dotOf({ city: { name, url }, point }: Charted, view: View, { width }: Size): ChartDot {
  const scale = width / view.width;
  return { name, url, x: round((point.x - view.x) * scale), y: round((point.y - view.y) * scale) };
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
