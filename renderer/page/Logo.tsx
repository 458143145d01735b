import { Drawing } from "../../blocks/parts/pictures/Drawing.tsx";
import type { Frame } from "../../content/resolve/forms.ts";

/** The logo mark and the name, in the display font and the color of the text around; a wordmark stands alone. */
export function Logo({ site: { business, theme } }: { site: Frame }) {
  const drawing = theme.logo && { ...theme.logo, label: "" }; // no label: the name is beside it, or on the link
  if (drawing && theme.wordmark) {
    return (
      <>
        <Drawing drawing={drawing} className="h-8 max-w-full md:h-10" />
        <span className="sr-only">{business.name}</span>
      </>
    );
  }
  return (
    <span className="flex items-center gap-2.5 font-display text-balance text-[1.25rem] leading-[1.05] tracking-tight md:text-[1.5rem]">
      {drawing && <Drawing drawing={drawing} className="hidden h-8 shrink-0 sm:block row:hidden xl:block" />}
      {business.name}
    </span>
  );
}
