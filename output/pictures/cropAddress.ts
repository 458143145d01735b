/** A point of a picture, in percent from its left and its top. */
export interface Focus {
  x: number;
  y: number;
}

/** What the address of a version says. */
export function cropIn(url: string): { base?: string; focus?: Focus; width: number; format?: string } {
  const [, base, x, y, width, format] = /^(.+?)(?:-at(\d+)x(\d+))?-(\d+)\.(avif|webp)$/.exec(url) ?? [];
  return { base, ...(x && { focus: { x: Number(x), y: Number(y) } }), width: Number(width), format };
}

/** The point that a picture's `focus` names: "72% 58%". */
export function focusOf(text: string): Focus {
  const [x = 50, y = 50] = text.split(" ").map((percent) => Number.parseFloat(percent));
  return { x, y };
}

/** The largest square of a picture around its focus that stays within it. */
export function squareAround({ x, y }: Focus, { width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  const within = (percent: number, length: number) =>
    Math.round(Math.min(Math.max((percent / 100) * length - side / 2, 0), length - side));
  return { left: within(x, width), top: within(y, height), width: side, height: side };
}
