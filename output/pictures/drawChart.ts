import { hash } from "node:crypto";
import { wholeOf } from "../../content/chart/point.ts";
import type { ChartFile, Colors } from "../../schema/types.ts";
import type { PictureInfo } from "./pictures.ts";

const FAINTER = [0.55, 0.35, 0.2];

/** How far the water extends past each side of the chart, in chart widths, where a page shows more than the chart. */
const ON = 4;

/**
 * Draws the chart without its places: their dots and names are links, and part of the page. Land is left unfilled, so
 * that it shows the background of the page, light or dark.
 */
export function drawChart(chart: ChartFile, colors: Colors): PictureInfo {
  const drawn = svgOf(chart, colors);
  const base = `/pictures/chart.${hash("sha256", drawn).slice(0, 8)}`;
  const { width, height } = wholeOf(chart);
  return { width, height, base, widths: [], drawn };
}

function svgOf(chart: ChartFile, colors: Colors): string {
  const { x, y, width, height } = wholeOf(chart);
  const { land, lines = [], dashes = [] } = chart;
  const line = `fill="none" stroke="${colors.brand}" vector-effect="non-scaling-stroke"`; // same width at any zoom
  const fine = lines.map(
    (path, index) =>
      `<path d="${path}" ${line} stroke-width=".7" stroke-opacity="${FAINTER[index] ?? FAINTER.at(-1)}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M${-ON * width} ${-height}h${(2 * ON + 1) * width}v${3 * height}H${-ON * width}z${land}" fill="${colors["brand-bright"]}" fill-opacity=".36" fill-rule="evenodd"/>`,
    ...fine,
    `<path d="${land}" ${line} stroke-linejoin="round"/>`,
    `<path d="${dashes.join("")}" ${line} stroke-width="1.1" stroke-dasharray="3 2.5"/>`,
    "</svg>",
  ].join("");
}
