import { Icon } from "../../../blocks/parts/pictures/Icon.tsx";
import type { PageBlock } from "../../../content/types.ts";
import { scriptsFor } from "../../../renderer/islands/scripts.ts";
import { Blocks } from "../../../renderer/page/Blocks.tsx";
import type { Catalogue, Table } from "../catalogue.ts";
import { type CatalogueContent, resolveExamples } from "../resolveExamples.ts";
import { BlockSection } from "./BlockSection.tsx";
import { TableList } from "./PropertyTable.tsx";
import { Shell } from "./Shell.tsx";

interface CataloguePageProps {
  catalogue: Catalogue;
  content: CatalogueContent;
}

/** All blocks with their examples, and all that a page's file can hold. */
export function CataloguePage({ catalogue, content }: CataloguePageProps) {
  const { blocks, page, parts, icons } = catalogue;
  const [gallery, ...resolved] = resolveExamples(
    [cardsOf(icons), ...blocks.flatMap((b) => b.examples)],
    content,
  );
  // Rendered as one list, like a page: the ids in an island begin with its index in the list.
  const right = resolved.filter((block) => block !== undefined);
  const rendered = Blocks({ blocks: right });
  const shown = resolved.map((block) => block && rendered.shift());
  // The scripts that a page with these blocks needs.
  const { home, site } = content;
  const scripts = home ? scriptsFor(site.frame, { ...home, blocks: right }) : [];
  return (
    <Shell title="Blocks: what a page can hold" here="/_blocks" scripts={scripts}>
      <SideNav catalogue={catalogue} />
      <main id="content" className="entries">
        <h1>Blocks</h1>
        <p className="lead">
          A page is a list of these. Copy an example, paste it into the page’s file under <code>blocks:</code>
          , and change its words. New here? <a href="/_blocks/guide">The guide</a> takes five minutes.
        </p>
        <div id="entry-block">
          {blocks.map((entry) => (
            <BlockSection key={entry.type} entry={entry} shown={shown.splice(0, entry.examples.length)} />
          ))}
        </div>
        <section id="page" className="entry">
          <h2>The page around them</h2>
          <p>What stands at the top of a page’s file, above its blocks.</p>
          <TableList tables={page} />
        </section>
        <section id="parts" className="entry">
          <h2>Parts</h2>
          <p>What several blocks are made of. Tables lead here with links.</p>
          <TableList tables={parts} />
        </section>
        <IconSection block={gallery} />
        <section id="site" className="entry">
          <h2>site.yaml</h2>
          <p>What is the same on every page stands in this one file. Variables show it anywhere.</p>
          <TableList tables={catalogue.site} />
        </section>
      </main>
    </Shell>
  );
}

/** Links to every block and to the other sections. */
function SideNav({ catalogue: { blocks, page, parts } }: { catalogue: Catalogue }) {
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

/** A block that shows all icons. It is checked like any block, so every name in it exists. */
function cardsOf(icons: string[]): unknown {
  return { type: "cardGrid", cards: icons.map((icon) => ({ title: icon, icon })) };
}

/** The drawings, each with its name. `block` is the result of resolving `cardsOf`. */
function IconSection({ block }: { block: PageBlock | undefined }) {
  const cards = block?.type === "cardGrid" ? block.cards : [];
  return (
    <section id="part-icon" className="entry">
      <h2>Icons</h2>
      <p>Small drawings. Write a name behind icon: and the drawing stands beside the words.</p>
      <ul className="icons">
        {cards.map(
          ({ icon }) =>
            icon && (
              <li key={icon}>
                <Icon name={icon} />
                {icon}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
