// Charts as blocks draw them. Types only.

import type { ChartCredit, Picture } from "../../schema/types.ts";
import type { NamedLink } from "../lib/namedLink.ts";
import type { Dot, Label, Size } from "./labels.ts";
import type { View } from "./point.ts";

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
