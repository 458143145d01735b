import type { Theme } from "../types.ts";

/** A theme's drawings in a language: where cleaning.es is a drawing too, it is what cleaning is in Spanish. */
export function drawingsIn(drawings: Theme["drawings"], language: string): Theme["drawings"] {
  const named = Object.entries(drawings).filter(([name]) => !name.includes("."));
  return Object.fromEntries(
    named.map(([name, drawing]) => [name, drawings[`${name}.${language}`] ?? drawing]),
  );
}
