import { wholeOf } from "../../content/chart/point.ts";
import { mainOf } from "../../content/lib/words.ts";
import { drawParts } from "../../output/pictures/drawChart.ts";
import type { MeasuredPictures } from "../../output/pictures/pictures.ts";
import type { SiteContent } from "../../output/siteContent.ts";

/** The name of the whole chart's drawing among pictures. */
export const WHOLE_CHART = "chart.svg";
const WIDTH = 720;

/** Adds the theme's whole chart to the pictures, without names: to choose a point on. */
export function withWholeChart(content: SiteContent, known: MeasuredPictures): SiteContent {
  const { chart, colors } = mainOf(content.lists).site.theme;
  if (!chart) return content;
  const size = { width: WIDTH, height: (WIDTH * chart.height) / chart.width, bleed: 0 };
  const part = { picture: { src: WHOLE_CHART, alt: "" }, view: wholeOf(chart), ...size, labels: [] };
  return { ...content, pictures: { ...content.pictures, ...drawParts([part], chart, colors, known) } };
}
