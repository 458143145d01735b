import type { PictureVersions } from "../../content/resolve/forms.ts";

/** The `srcset` values of a picture or crop in these widths, from its base address; undefined without widths. */
export function versionsAt(base: string, widths: readonly number[]): PictureVersions | undefined {
  if (widths.length === 0) return undefined;
  const list = (format: keyof PictureVersions) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
  return { avif: list("avif"), webp: list("webp") };
}

/** The addresses of all versions in `srcset` values. */
export function addressesIn(versions: object): string[] {
  return Object.values(versions).flatMap((list) => String(list).match(/\/\S+/g) ?? []);
}

/** The base address of a square crop around a picture's focus, such as "72% 58%". */
export function cropBase(base: string, focus = "50% 50%"): string {
  return `${base}-at${focus.replaceAll("%", "").replace(" ", "x")}`;
}

/** Parses the address of a version. */
export function versionAt(url: string): { base?: string; focus?: string; width: number; format?: string } {
  const [, base, x, y, width, format] = /^(.+?)(?:-at(\d+)x(\d+))?-(\d+)\.(avif|webp)$/.exec(url) ?? [];
  return { base, ...(x && { focus: `${x}% ${y}%` }), width: Number(width), format };
}

/** The largest square within a picture, centered on its focus as far as the edges allow. */
export function squareAround(focus: string, { width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  const [x = 50, y = 50] = focus.split(" ").map(Number.parseFloat);
  const within = (percent: number, length: number) =>
    Math.round(Math.min(Math.max((percent / 100) * length - side / 2, 0), length - side));
  return { left: within(x, width), top: within(y, height), width: side, height: side };
}

/** The wanted widths up to a picture's own; plus its own, if over 20% wider than these but below the largest wanted. */
export function widthsOf(own: number, wanted: number[]): number[] {
  const widths = wanted.filter((width) => width <= own);
  const widest = widths.at(-1) ?? own; // if too narrow for any, it is shown as it is
  return own < Math.max(...wanted) && own > widest * 1.2 ? [...widths, own] : widths;
}
