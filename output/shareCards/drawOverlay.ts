import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colors } from "../../renderer/page/colors.ts";
import { Mark } from "../../renderer/page/Logo.tsx";
import type { OgSubject } from "./cardFor.ts";
import { type Face, loadFace } from "./face.ts";
import { fitLines, keepTogether } from "./fitLines.ts";

/** The size that social networks ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 72;
const ROOM = { sizes: [116, 108, 100, 92, 84, 76, 68, 60, 52], width: 1000, height: 280 };
const LEADING = 1.06;
const headingFace = loadFace("fraunces", 450, -0.018);
const nameFace = loadFace("fraunces", 600, -0.012);
const eyebrowFace = loadFace("figtree", 600);
const SCRIM = [
  gradient("up", 'x1="0" y1="1" x2="0" y2="0"', [0.84, 0.38, 0.06]),
  gradient("right", "", [0.66, 0.34, 0]),
  '<rect width="100%" height="100%" fill="url(#up)"/><rect width="100%" height="100%" fill="url(#right)"/>',
].join("");
const MARK = renderToStaticMarkup(createElement(Mark));

/** All that lies over the picture, as SVG: a scrim as over the site's heroes, the logo, the words. */
export function drawOverlay({ company, eyebrow = "", heading }: OgSubject): string {
  const label = eyebrowFace.clean(eyebrow);
  const { size, lines } = fitLines(keepTogether(headingFace.clean(heading), label), ROOM, headingFace.width);
  const baselineOf = (index: number) => HEIGHT - 80 - (lines.length - 1 - index) * size * LEADING;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    SCRIM,
    drawLogo(company),
    `<g fill="${colors["brand-bright"]}">${drawLine(eyebrowFace, label, MARGIN, baselineOf(0) - size * 0.72 - 34, 34)}</g>`,
    '<g fill="#fff">',
    ...lines.map((line, index) => headingFace.draw(line, MARGIN, baselineOf(index), size)),
    "</g></svg>",
  ].join("");
}

function drawLogo(company: string): string {
  const mark = `<svg x="${MARGIN}" y="52" width="72" height="72" viewBox="0 0 32 32">${MARK}</svg>`;
  return `${mark}<g fill="#fff">${drawLine(nameFace, nameFace.clean(company), MARGIN + 88, 102, 42)}</g>`;
}

/** A text on one line, smaller where it would not fit. */
function drawLine(face: Face, text: string, x: number, y: number, size: number): string {
  const room = WIDTH - MARGIN - x;
  return face.draw(text, x, y, Math.min(size, room / Math.max(face.width(text), 1)));
}

function gradient(id: string, direction: string, [start, middle, end]: [number, number, number]): string {
  const stops = [start, middle, end].map(
    (opacity, index) =>
      `<stop offset="${index * 0.45}" stop-color="${colors.lagoon}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${stops.join("")}</linearGradient>`;
}
