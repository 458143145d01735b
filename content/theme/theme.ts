import type { ChartFile, ThemeFile } from "../../schema/types.ts";

/** An SVG file to be inlined into pages: its shapes and its viewBox. */
export interface Drawing {
  viewBox: string;
  width: number;
  height: number;
  shapes: string;
  /** Its text alternative. */
  label?: string;
}

/** How the site looks: theme.yaml, and the files that it names. */
export interface Theme extends Omit<ThemeFile, "logo" | "chart"> {
  logo: Drawing | undefined;
  chart: ChartFile | undefined;
  /** The drawings that pages can use, by file name; translated ones have a language suffix, as cleaning.es. */
  drawings: Record<string, Drawing>;
}
