import { Icon } from "../../../blocks/parts/pictures/Icon.tsx";
import { WordsContext } from "../../../blocks/parts/text/Words.ts";
import { mainOf } from "../../../content/lib/words.ts";
import { scriptsFor } from "../../../renderer/islands/scripts.ts";
import { Blocks } from "../../../renderer/page/Blocks.tsx";
import type { Catalogue, Table } from "../catalogue.ts";
import { type CatalogueContent, resolveExamples } from "../resolveExamples.ts";
import { BlockSection, TableList } from "./BlockSection.tsx";
import { Shell } from "./Shell.tsx";

/** All blocks with their examples, and everything else that content files can contain. */
export function CataloguePage({ catalogue, content }: { catalogue: Catalogue; content: CatalogueContent }) {
  const { blocks, page, parts, icons, site: siteTables } = catalogue;
  const { home, site } = content;
  const examples = blocks.flatMap((block) => block.examples);
  const resolved = resolveExamples(examples, content);
  // Rendered as one list, like a page, as the ids in an island begin with its index in the list.
  const right = resolved.filter((block) => block !== undefined);
  const rendered = Blocks({ blocks: right });
  const shown = resolved.map((block) => block && rendered.shift());
  // The scripts that a page with these blocks needs.
  const frame = mainOf(site.frames);
  const scripts = home ? scriptsFor(frame, { ...home, blocks: right }) : [];
  return (
    <Shell site={frame} title="Blocks: what a page can hold" here="/_blocks" scripts={scripts}>
      <SideNav catalogue={catalogue} />
      <main id="content" className="entries">
        <h1>Blocks</h1>
        <p className="lead">
          A page is a list of these. Copy an example, paste it into the page’s file under <code>blocks:</code>
          , and change its words. New here? <a href="/_blocks/guide">The guide</a> takes five minutes.
        </p>
        <WordsContext value={frame.words}>
          <div id="entry-block">
            {blocks.map((entry) => (
              <BlockSection key={entry.type} entry={entry} shown={shown.splice(0, entry.examples.length)} />
            ))}
          </div>
        </WordsContext>
        <Tables id="page" title="The page around them" tables={page}>
          What stands at the top of a page’s file, above its blocks.
        </Tables>
        <Tables id="parts" title="Parts" tables={parts}>
          What several blocks are made of. Tables lead here with links.
        </Tables>
        <section id="part-icon" className="entry">
          <h2>Icons</h2>
          <p>Small drawings. Write a name behind icon: and the drawing stands beside the words.</p>
          <ul className="icons">
            {icons.map((icon) => (
              <li key={icon}>
                <Icon name={icon} />
                {icon}
              </li>
            ))}
          </ul>
        </section>
        <Tables id="site" title="site.yaml" tables={siteTables}>
          What is the same on every page stands in this one file. Variables show it anywhere.
        </Tables>
      </main>
    </Shell>
  );
}

type TablesProps = { id: string; title: string; tables: Table[]; children: string };

function Tables({ id, title, tables, children }: TablesProps) {
  return (
    <section id={id} className="entry">
      <h2>{title}</h2>
      <p>{children}</p>
      <TableList tables={tables} />
    </section>
  );
}

/** Links to every block and to the other sections. */
function SideNav({ catalogue: { blocks, page, parts } }: { catalogue: Catalogue }) {
  const link = ({ anchor, title }: Table) => [anchor, title];
  const groups: Record<string, string[][]> = {
    Blocks: blocks.map(({ type }) => [type, type]),
    "Around them": [["page", "the page"], ...page.slice(1).map(link), ["site", "site.yaml"]],
    Parts: [...parts.map(link), ["part-icon", "icon"]],
  };
  return (
    <nav aria-label="Contents" className="all-blocks">
      {Object.entries(groups).flatMap(([title, links]) => [
        <p key={title}>{title}</p>,
        <ul key={`${title} list`}>
          {links.map(([anchor, label]) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{label}</a>
            </li>
          ))}
        </ul>,
      ])}
    </nav>
  );
}
