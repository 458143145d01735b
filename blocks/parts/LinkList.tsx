import type { NamedLink } from "../../content/types.ts";
import { linkAttributes } from "./linkAttributes.ts";

interface LinkListProps {
  links: NamedLink[];
  className: string;
  /** The classes of each link. */
  look: string;
}

/** Names, each a link, in a row or in columns that break between them. */
export function LinkList({ links, className, look }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href} className="break-inside-avoid">
          <a {...linkAttributes(href)} className={look}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
