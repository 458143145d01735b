import { hash } from "node:crypto";
import bay from "../../content/chart/bay.json" with { type: "json" };
import { charted } from "../../content/chart/nearest.ts";
import { type Point, WHOLE } from "../../content/chart/point.ts";
import type { Place } from "../../content/types.ts";
import { colors } from "../../renderer/page/colors.ts";
import type { PictureInfo } from "./pictures.ts";

/** How near two dots may stand before they are one spot. */
const APART = 7;
const LINES = [0.55, 0.35, 0.2];

/**
 * The coast with a dot for each city. The land is left out, so that it takes the ground the chart stands on,
 * light or dark; names are no part of it: they are links, and stand in the page.
 */
export function drawCoast(cities: Place[]): PictureInfo {
  const drawn = svgOf(dotsFor(cities));
  const base = `/pictures/coast.${hash("sha256", drawn).slice(0, 8)}`;
  return { width: WHOLE.width, height: WHOLE.height, base, widths: [], drawn };
}

/** The first in order of those that would run into each other. */
function dotsFor(cities: Place[]): Point[] {
  const dots: Point[] = [];
  for (const { point } of charted(cities))
    if (dots.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= APART)) dots.push(point);
  return dots;
}

function svgOf(dots: Point[]): string {
  const { x, y, width, height } = WHOLE;
  const line = `fill="none" stroke="${colors.brand}"`;
  const waterlines = bay.waterlines.map(
    (path, index) => `<path d="${path}" ${line} stroke-width=".7" stroke-opacity="${LINES[index]}"/>`,
  );
  const circles = dots.map((dot) => `<circle cx="${dot.x.toFixed(1)}" cy="${dot.y.toFixed(1)}" r="3.5"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0h${x + width}v${bay.height}H0z${bay.land}" fill="${colors["brand-bright"]}" fill-opacity=".36" fill-rule="evenodd"/>`,
    ...waterlines,
    `<path d="${bay.land}" ${line} stroke-linejoin="round"/>`,
    `<path d="${bay.causeways.join("")}" ${line} stroke-width="1.1" stroke-dasharray="3 2.5"/>`,
    `<g fill="${colors.brand}">${circles.join("")}</g>`,
    "</svg>",
  ].join("");
}
