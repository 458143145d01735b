import type { Catalogue } from "../catalogue.ts";
import type { Table } from "../tables.ts";

/** Leads to every block and to all that stands around them. */
export function SideNav({ catalogue: { blocks, page, parts } }: { catalogue: Catalogue }) {
  const [, ...ofPages] = page;
  return (
    <nav aria-label="Contents" className="all-blocks">
      <Group title="Blocks" links={blocks.map(({ type }) => [type, type])} />
      <Group
        title="Around them"
        links={[["page", "the page"], ...ofPages.map(link), ["site", "site.yaml"]]}
      />
      <Group title="Parts" links={[...parts.map(link), ["part-icon", "icon"]]} />
    </nav>
  );
}

type Link = [anchor: string, label: string];

function link({ anchor, title }: Table): Link {
  return [anchor, title];
}

function Group({ title, links }: { title: string; links: Link[] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {links.map(([anchor, label]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
