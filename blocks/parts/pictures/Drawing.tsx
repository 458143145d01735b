import type { Drawing as DrawingFile } from "../../../content/types.ts";

interface DrawingProps {
  drawing: DrawingFile;
  className?: string;
  /** What stands in it for the text 0: the number of a step. */
  number?: number;
}

/** A drawing of the theme, in the color of the text around it. One that says nothing in words is for the eye alone. */
export function Drawing({ drawing, className, number = 0 }: DrawingProps) {
  const { viewBox, shapes, label } = drawing;
  return (
    <svg
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      viewBox={viewBox}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone (content/theme/drawing.ts)
      dangerouslySetInnerHTML={{ __html: shapes.replace(">0<", `>${number}<`) }}
    />
  );
}
