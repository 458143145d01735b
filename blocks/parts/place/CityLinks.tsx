import type { City } from "../../../content/types.ts";

/** Cities by name, each a link to its pages. */
export function CityLinks({ cities, className = "columns-2 gap-6" }: { cities: City[]; className?: string }) {
  return (
    <ul className={className}>
      {cities.map(({ name, url }) => (
        <li key={url} className="break-inside-avoid">
          <a
            href={url}
            className="inline-block py-1.5 font-medium text-brand underline-offset-4 hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
