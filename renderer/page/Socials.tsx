import { linkAttributes } from "../../blocks/parts/linkAttributes.ts";
import type { Social } from "../../schema/types.ts";

/** One stroke drawing per network, on a 24 by 24 grid. */
const DRAWINGS: Record<Social["network"], string> = {
  Facebook:
    "M14 21v-8h3l.5-3.500H14V7.500c0-1 .5-1.700 1.800-1.700h1.700V3h-2.700C12.100 3 10.500 4.700 10.500 7.200v2.300H8V13h2.500v8",
  Instagram:
    "M7.500 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.300a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400zM17 7v.01",
  LinkedIn: "M5 9.500V20M5 4.500v.01M10 20V9.500M10 14c0-3 1.500-4.500 4-4.500s4 1.500 4 4.500v6",
  Twitter:
    "M3.500 19c6 2.500 14-.5 14.500-9.500 0-.4 1.500-1.500 2.500-3l-2.500.5c-1-2.500-6-3-6 1.500-3.500 0-6-1.500-8-4-1.500 3-.5 6 1.500 7.500L3.500 12c.5 2 2 3.500 4 4-1 1.500-2.500 2.500-4 3z",
  YouTube: "M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.500 9.500v5l4-2.500z",
  TikTok: "M13 3.500V15.500a3.500 3.500 0 1 1-3.500-3.500M13 3.500c.3 2.800 2 4.500 5 4.700",
};

/** Our profiles, as icons with names for screen readers. */
export function Socials({ socials }: { socials: Social[] }) {
  return (
    <ul className="tips -ml-2.5 flex flex-wrap">
      {socials.map(({ network, url }) => (
        <li key={network} data-tip={network} className="relative">
          <a
            {...linkAttributes(url)}
            className="grid size-11 place-items-center rounded-full hover:bg-white/10 hover:text-white"
          >
            <span className="sr-only">{network}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-5.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={DRAWINGS[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
