import { hash } from "node:crypto";
import type { ChartPart } from "../../content/chart/chart.ts";
import { clipped, linesIn } from "../../content/chart/lines.ts";
import { distance, type Point } from "../../content/chart/point.ts";
import { hashOf } from "../../content/lib/cache.ts";
import type { ChartFile, Colors } from "../../schema/types.ts";
import { depthsOn } from "./depths.ts";
import type { MeasuredPictures, PictureInfo, Pictures } from "./pictures.ts";

/** Units of a drawing per pixel: its coordinates are whole numbers. */
const FINE = 2;
/** How far areas run on past the edges, and the least distance of the points of shores and shallows, in pixels. */
const MARGIN = 6;
const APART = { shore: 2.4, shallow: 4.5 };
/** The opacity of shallow water where it is not fainter. */
const SHALLOW = 0.42;

/** Where the address ends in #draw, the shore draws itself once: each line is one long dash that grows. */
const STYLE =
  "<style>#draw:target>*{animation:c 3s ease-out}@keyframes c{from{stroke-dasharray:0 1}to{stroke-dasharray:1 0}}</style>";

/**
 * Draws parts of a chart; of those that were drawn before (`known`, which is updated), only those that have changed.
 * While editing, drawing all took most of the time from a change to the page, and of its memory.
 */
export function drawParts(
  parts: readonly ChartPart[],
  chart: ChartFile,
  colors: Colors,
  known: MeasuredPictures,
): Pictures {
  const look = hashOf(JSON.stringify([chart, colors]));
  const stamped = parts.map((part) => ({ part, src: part.picture.src, stamp: look + JSON.stringify(part) }));
  const changed = stamped.filter(({ src, stamp }) => known.get(src)?.stamp !== stamp);
  if (changed.length > 0) {
    const draw = chartDrawer(chart, colors);
    for (const { part, src, stamp } of changed) known.set(src, { stamp, measured: draw(part) });
  }
  const drawn = stamped.flatMap(({ src }) => {
    const { measured } = known.get(src) ?? {};
    return measured ? [[src, measured] as const] : [];
  });
  return Object.fromEntries(drawn);
}

/** Returns a function that draws parts of a chart, without the places' names: they are links, and part of the page. */
export function chartDrawer(chart: ChartFile, colors: Colors): (part: ChartPart) => PictureInfo {
  const sea = chart.shallow?.map(linesIn) ?? [];
  const [ground, dries, dashes] = [chart.land, chart.dries ?? "", chart.dashes?.join("") ?? ""].map(linesIn);
  const line = `fill="none" stroke="${colors.brand}"`;
  return (part) => {
    const { view, width, height, bleed, picture, place } = part;
    const scale = width / view.width;
    const put = ({ x, y }: Point): Point => ({ x: (x - view.x) * scale, y: (y - view.y) * scale });
    const box = {
      left: -bleed - MARGIN,
      right: width + bleed + MARGIN,
      top: -MARGIN,
      bottom: height + MARGIN,
    };
    const areas = (paths: Point[][] = [], apart = APART.shore) =>
      paths.map((path) => thinned(clipped(path.map(put), box), apart)).filter(({ length }) => length > 2);
    const land = areas(ground);
    const filled = (paths: Point[][], look: string) =>
      paths.length > 0 ? [`<path d="${paths.map(pathOf).join("z")}z" fill-rule="evenodd" ${look}/>`] : [];
    const size = { width: width + 2 * bleed, height };
    const drawn = [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[-bleed, 0, size.width, height].map((side) => side * FINE).join(" ")}" width="${size.width}" height="${height}">`,
      STYLE,
      `<rect x="${-bleed * FINE}" width="100%" height="100%" fill="${colors["brand-pale"]}"/>`,
      ...sea.flatMap((paths, index) =>
        filled(
          areas(paths, APART.shallow),
          `fill="${colors["brand-bright"]}" fill-opacity="${(SHALLOW * (1 - index / sea.length)).toFixed(2)}"`,
        ),
      ),
      ...filled(areas(dries, APART.shallow), `fill="${colors.before}" fill-opacity=".16"`),
      ...filled(land, `fill="${colors.shade}"`),
      ...filled(
        areas(linesIn(chart.outlines?.[place ?? ""] ?? "")),
        `fill="${colors.action}" fill-opacity=".62"`,
      ),
      `<g ${line} stroke-width="2" stroke-linejoin="round" id="draw">`,
      ...land.map((path) => `<path d="${pathOf(path)}z" pathLength="1"/>`),
      "</g>",
      `<path d="${dashes?.map((path) => pathOf(path.map(put))).join("")}" ${line} stroke-width="2.2" stroke-dasharray="6 5"/>`,
      `<g font-family="Georgia,serif" font-style="italic" font-size="${FINE * 11}" text-anchor="middle" fill="${colors.quiet}">`,
      ...depthsOn(part, chart.depths ?? [], put, land).map(
        ({ x, y, depth }) =>
          `<text x="${Math.round(FINE * x)}" y="${Math.round(FINE * (y + 4))}">${depth}</text>`,
      ),
      "</g></svg>",
    ].join("");
    const name = picture.src.replace(/\.svg$/, "");
    return { ...size, base: `/pictures/${name}.${hash("sha256", drawn).slice(0, 8)}`, widths: [], drawn };
  };
}

/** The points of a line that are not too near to the one before them. */
function thinned(line: Point[], apart: number): Point[] {
  let last: Point | undefined;
  return line.filter((point) => {
    if (last && distance(point, last) < apart) return false;
    last = point;
    return true;
  });
}

function pathOf(line: Point[]): string {
  const points = line.map(({ x, y }): Point => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) }));
  const steps = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x, y };
    return `${x - before.x} ${y - before.y}`;
  });
  const [first = { x: 0, y: 0 }] = points;
  return `M${first.x} ${first.y}l${steps.join(" ").replaceAll(" -", "-")}`;
}
