import type { Place } from "../types.ts";
import { type Point, pointOf } from "./point.ts";

/** A city that lies on the chart, and where. */
export interface Charted {
  city: Place;
  point: Point;
}

/** The cities that lie on the chart, in their order. */
export function charted(cities: readonly Place[]): Charted[] {
  return cities.flatMap((city) => {
    const point = pointOf(city.geo);
    return point ? [{ city, point }] : [];
  });
}

/** The cities on the chart from west to east, to find those around a place without looking at all of them. */
export class Nearest {
  #sorted: Charted[];

  constructor(cities: readonly Place[]) {
    this.#sorted = charted(cities).sort((a, b) => a.point.x - b.point.x);
  }

  /** So many cities around a point, the nearest first, without the one of this slug. */
  around({ x, y }: Point, most: number, slug: string): Charted[] {
    const found: { place: Charted; away: number }[] = [];
    let east = this.#firstFrom(x);
    let west = east - 1;
    for (;;) {
      const right = (this.#sorted[east]?.point.x ?? Infinity) - x;
      const left = x - (this.#sorted[west]?.point.x ?? -Infinity);
      const place = this.#sorted[right <= left ? east++ : west--];
      const farthest = found[most - 1]?.away ?? Infinity;
      if (!place || Math.min(left, right) >= farthest) return found.map((one) => one.place);
      const away = Math.hypot(place.point.x - x, place.point.y - y);
      if (place.city.slug === slug || away >= farthest) continue;
      const at = found.findIndex((one) => one.away > away);
      found.splice(at < 0 ? found.length : at, 0, { place, away });
      found.length = Math.min(found.length, most);
    }
  }

  /** The index of the first city that lies no farther west. */
  #firstFrom(x: number): number {
    let from = 0;
    let to = this.#sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sorted[middle]?.point.x ?? x) < x) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
