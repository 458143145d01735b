import type { BlockOf } from "../content/resolve/forms.ts";
import { ChartFigure } from "./parts/pictures/ChartFigure.tsx";

/** The chart across the page; nothing if the theme has none or the city lies outside it. */
export function Chart({ id, label, drawnChart }: BlockOf<"chart">) {
  if (!drawnChart) return null;
  return (
    <section data-block="chart" id={id} aria-label={label} className="mt-12 lg:mt-20">
      <ChartFigure chart={drawnChart} />
    </section>
  );
}
