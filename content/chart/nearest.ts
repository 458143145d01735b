import type { CitySummary } from "../lib/named.ts";
import { type ChartGrid, distance, type Point, pointOf } from "./point.ts";

/** A city on the chart, with its point there. */
export type Charted = { city: CitySummary; point: Point };

/** Filters the cities that are on the chart, in their order. */
export function charted(cities: readonly CitySummary[], grid: ChartGrid): Charted[] {
  return cities.flatMap((city) => {
    const point = pointOf(city.geo, grid);
    return point ? [{ city, point }] : [];
  });
}

/** The cities on the chart, sorted from west to east to find a city's neighbors without checking all of them. */
export class Nearest {
  #sorted: Charted[];
  #indices: Map<string, number>;

  constructor(cities: readonly CitySummary[], grid: ChartGrid) {
    this.#sorted = charted(cities, grid).sort((a, b) => a.point.x - b.point.x);
    this.#indices = new Map(this.#sorted.map(({ city }, index) => [city.slug, index]));
  }

  /** The city with a slug, then up to `most` others, the nearest first; empty if the city is not on the chart. */
  around(slug: string, most: number): Charted[] {
    const index = this.#indices.get(slug) ?? -1;
    const own = this.#sorted[index];
    if (!own) return [];
    const found = [{ place: own, away: 0 }];
    let [west, east] = [index - 1, index + 1];
    for (;;) {
      const left = own.point.x - (this.#sorted[west]?.point.x ?? -Infinity);
      const right = (this.#sorted[east]?.point.x ?? Infinity) - own.point.x;
      const place = this.#sorted[right <= left ? east++ : west--];
      const isFull = Math.min(left, right) >= (found[most]?.away ?? Infinity);
      if (!place || isFull) return found.map((one) => one.place);
      found.push({ place, away: distance(place.point, own.point) });
      found.sort((a, b) => a.away - b.away);
      found.splice(most + 1);
    }
  }
}
