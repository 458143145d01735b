declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff" | "woff2"; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
