import type { Drawing as DrawingFile } from "../../../content/theme/theme.ts";

interface DrawingProps {
  drawing: DrawingFile;
  className?: string;
  /** Replaces the text 0 in the drawing: the number of a step. */
  number?: number;
}

/** A drawing of the theme, in the color of the surrounding text. Without a label it is hidden from screen readers. */
export function Drawing({ drawing, className, number = 0 }: DrawingProps) {
  const { viewBox, shapes, label } = drawing;
  return (
    <svg
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      viewBox={viewBox}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone (content/theme/theme.ts)
      dangerouslySetInnerHTML={{ __html: shapes.replace(">0<", `>${number}<`) }}
    />
  );
}
