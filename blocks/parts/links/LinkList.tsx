import type { NamedLink } from "../../../content/lib/named.ts";
import { Link } from "./Link.tsx";

interface LinkListProps {
  links: NamedLink[];
  className: string;
}

/** A list of links, in a row or in columns that break only between links. */
export function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={`links ${className}`}>
      {links.map(({ label, href, lang }) => (
        <li key={href} className="break-inside-avoid">
          <Link href={href}>{lang ? <span lang={lang}>{label}</span> : label}</Link>
        </li>
      ))}
    </ul>
  );
}
