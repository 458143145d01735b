import { linkAttributes } from "../../blocks/parts/links/linkAttributes.ts";
import type { Social } from "../../schema/types.ts";
import { NETWORK_MARKS } from "./networkMarks.ts";

/** Links to our profiles, as icons with names for screen readers. */
export function Socials({ socials }: { socials: Social[] }) {
  return (
    <ul className="tips -ms-2.5 flex flex-wrap">
      {socials.map(({ network, url }) => (
        <li key={url} data-tip={network} className="relative">
          <a
            {...linkAttributes(url)}
            className="grid size-11 place-items-center rounded-button hover:bg-white/10 hover:text-white"
          >
            <span className="sr-only">{network}</span>
            <NetworkMark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The icon of a network; its first letter if there is no icon. */
function NetworkMark({ network }: Pick<Social, "network">) {
  const line = NETWORK_MARKS[network];
  if (!line) {
    return (
      <span aria-hidden className="font-bold">
        {network[0]}
      </span>
    );
  }
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="size-5.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={line} />
    </svg>
  );
}
