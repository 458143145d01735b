import type { NamedLink } from "../../content/types.ts";

/** The way from Home to this page, which comes last, without a link. */
export function Breadcrumbs({ crumbs }: { crumbs: NamedLink[] }) {
  if (crumbs.length === 0) return null;
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="page-width py-2 text-small text-quiet">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label, href }, index) => (
          <li key={href} className="flex gap-2 py-1">
            {index === last ? (
              <span aria-current="page" className="text-heading">
                {label}
              </span>
            ) : (
              <a href={href} className="underline-offset-4 hover:underline">
                {label}
              </a>
            )}
            {index < last && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
