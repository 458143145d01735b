import { colors } from "./colors.ts";

interface MarkProps {
  className?: string;
  /** In pixels, where no stylesheet reaches. */
  size?: number;
  color?: string;
}

/** The mark: a round sea-grape leaf with red veins on a waterline, in the colour of the words beside it. */
export function Mark({ className, size, color = "currentColor" }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className} width={size} height={size} fill="none">
      <path
        d="M16 2.500c6.600 0 11 4.700 11 10.800 0 6.300-4.700 10.700-9.600 10.700-.700 0-1.100-.500-1.400-1.300-.300.800-.700 1.300-1.400 1.300C9.700 24 5 19.600 5 13.300 5 7.200 9.400 2.500 16 2.500z"
        fill={color}
      />
      <path
        d="M16 26V6M16 21l7-5.500M16 21l-7-5.500M16 15.500l6-4.800M16 15.500l-6-4.800M16 10.500l3.600-3M16 10.500l-3.600-3"
        stroke={colors.vein}
        strokeWidth="1.400"
        strokeLinecap="round"
      />
      <path d="M3 28.500h26" stroke={color} strokeWidth="1.800" strokeLinecap="round" />
    </svg>
  );
}

/** The mark and the name, in the display face. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.25rem] leading-[1.05] tracking-tight md:text-[1.5rem]">
      <Mark className="hidden size-8 shrink-0 sm:block row:hidden xl:block" />
      {name}
    </span>
  );
}
