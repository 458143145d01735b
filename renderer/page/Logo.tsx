import { Drawing } from "../../blocks/parts/pictures/Drawing.tsx";
import type { Frame } from "../../content/resolve/forms.ts";

/** The theme's logo mark, in the color of the text beside it; nothing if the theme has none. */
export function Mark({ site, className }: { site: Frame; className?: string }) {
  const { logo } = site.theme;
  return logo && <Drawing drawing={{ ...logo, label: "" }} className={className} />; // no label: the name is beside it
}

/** The logo mark and the name, in the display font. */
export function Logo({ site }: { site: Frame }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-balance text-[1.25rem] leading-[1.05] tracking-tight md:text-[1.5rem]">
      <Mark site={site} className="hidden h-8 shrink-0 sm:block row:hidden xl:block" />
      {site.business.name}
    </span>
  );
}
