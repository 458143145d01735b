import { colors } from "./colors.ts";

/** The mark: a sea-grape leaf over two lines of water. Where no stylesheet reaches, `size` in pixels. */
export function Mark({ className, size }: { className?: string; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className} width={size} height={size} fill="none">
      <circle cx="16" cy="13" r="10" fill={colors.brand} />
      <path
        d="M16 4v18M16 9l5-3.4M16 9l-5-3.4M16 14l7-4.4M16 14l-7-4.4"
        stroke={colors.ground}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path
        d="M3 22c3.2-2.6 6.5-2.6 9.7 0s6.5 2.6 9.7 0 4.400-2.300 6.600-2.300V28.500H3z"
        fill={colors.ground}
      />
      <path
        d="M3 23.500c3.200-2.600 6.500-2.600 9.700 0s6.500 2.600 9.700 0 4.400-2.300 6.600-2.300M3 28.200c3.200-2.600 6.500-2.600 9.700 0s6.500 2.600 9.700 0 4.400-2.300 6.600-2.300"
        stroke={colors.lagoon}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The mark and the name, in the display face. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-xl leading-tight font-semibold tracking-tight">
      <Mark className="size-9 shrink-0" />
      {name}
    </span>
  );
}
