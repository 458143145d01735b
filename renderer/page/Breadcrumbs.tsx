import type { NamedLink } from "../../content/types.ts";

/** The way from Home to this page, which comes last, without a link. On one line: the page's own name may be cut. */
export function Breadcrumbs({ crumbs }: { crumbs: NamedLink[] }) {
  if (crumbs.length === 0) return null;
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumb" className="page-width text-[min(0.875rem,4.2vw)] text-quiet">
      <ol className="flex whitespace-nowrap">
        {crumbs.map(({ label, href }, index) => (
          <li key={href} className={index === last ? "truncate py-2.5 text-heading" : "flex"}>
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                <a href={href} className="py-2.5 underline-offset-4 hover:underline">
                  {label}
                </a>
                <span aria-hidden className="px-2 py-2.5">
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
