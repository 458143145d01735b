import type { NamedLink } from "../../../content/types.ts";

/** Cities by name, each a link to its pages. */
export function CityLinks({
  cities,
  className = "columns-2 gap-6",
}: {
  cities: NamedLink[];
  className?: string;
}) {
  return (
    <ul className={className}>
      {cities.map(({ label, href }) => (
        <li key={href} className="break-inside-avoid">
          <a
            href={href}
            className="inline-block py-1 md:py-1.5 font-medium text-brand underline-offset-4 hover:underline"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
