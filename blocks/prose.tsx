import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import { headingsOf } from "../content/markdown/headings.ts";
import type { BlockOf, ResolvedPicture } from "../content/resolve/forms.ts";
import { Caption } from "./parts/pictures/Caption.tsx";
import { ACROSS_PHONES, Picture } from "./parts/pictures/Picture.tsx";
import { Section } from "./parts/Section.tsx";
import { Markdown } from "./parts/text/Markdown.tsx";
import { useWords } from "./parts/text/Words.ts";

/** A text without a block heading gets a table of contents from this number of chapters on. */
const LONG = 6;

/** Running text in full Markdown. Its headings have ids; HTML in it is shown as text. */
export function Prose({ body, picture, stills = [], ...section }: BlockOf<"prose">) {
  if (section.heading) {
    return (
      <Section {...section} picture={picture} beside>
        <Body markdown={body} />
      </Section>
    );
  }
  const chapters = headingsOf(body, LONG).filter(({ depth }) => depth <= 2);
  return (
    <Section {...section}>
      <div className="with-aside gap-y-12">
        {chapters.length >= LONG && <Contents chapters={chapters} />}
        <Body markdown={body} pictures={picture ? [picture, ...stills] : stills} />
      </div>
    </Section>
  );
}

const addIds = rehypeSlug();

/** A text with its pictures between chapters. An h1 becomes an h2: the page's headline is the only h1. */
function Body({ markdown, pictures = [] }: { markdown: string; pictures?: ResolvedPicture[] }) {
  const finish = (tree: Root) => {
    addIds(tree);
    placeFigures(tree, pictures);
  };
  const figure = ({ id }: { id?: string }) => {
    const index = pictures.findIndex(({ src }) => src === id);
    const picture = pictures[index];
    return picture && <Still picture={picture} isForPhones={index % 3 > 0} />;
  };
  return (
    <div className="prose markdown-link">
      <Markdown text={markdown} finish={finish} components={{ h1: "h2", figure }} />
    </div>
  );
}

/** How many letters are at least between two pictures in a text, and how many where no heading comes before. */
const APART = 1500;
const FAR_APART = 1900;

/**
 * Inserts an empty figure for each picture far below the one above: before a heading, else between paragraphs. Without
 * such a place, the first is at the end.
 */
function placeFigures(tree: Root, pictures: ResolvedPicture[]): void {
  const figures = pictures.map(
    ({ src }): Element => ({ type: "element", tagName: "figure", properties: { id: src }, children: [] }),
  );
  let since = APART; // headline and contents are above
  let above = "";
  tree.children = tree.children.flatMap((node) => {
    const name = node.type === "element" ? node.tagName : "";
    const isInText = name === "p" && !/^h/.test(above);
    const isPlace = /^h[23]$/.test(name) ? since > APART : isInText && since > FAR_APART;
    above = name || above;
    const before = isPlace ? figures.splice(0, 1) : [];
    const letters = textOf(node).replace(/\p{M}/gu, "").length; // without an editor's marks
    since = (before.length > 0 ? 0 : since) + letters + 20;
    return [...before, node];
  });
  if (figures.length === pictures.length) tree.children.push(...figures.slice(0, 1));
}

/**
 * A picture in a text, an upright one cut to fit a screen. Text that fills many screens of a phone is short on others:
 * every third is enough there.
 */
function Still({ picture, isForPhones }: { picture: ResolvedPicture; isForPhones: boolean }) {
  const shape = picture.height > picture.width ? "aspect-[3/2] object-cover" : "";
  return (
    <figure className={isForPhones ? "my-12 md:hidden" : "my-12"}>
      <Picture
        picture={picture}
        sizes={`(min-width: 1024px) 50rem, (min-width: 768px) 90vw, ${ACROSS_PHONES}`}
        className={`w-full ${shape}`.trim()}
      />
      <Caption picture={picture} className="pt-3 text-small text-quiet" />
    </figure>
  );
}

/** The table of contents of a long text: beside it on large screens, above it on small ones; it can be folded. */
function Contents({ chapters }: { chapters: { text: string; id: string }[] }) {
  const words = useWords().articles;
  return (
    <nav aria-label={words.contents} className="lg:order-last">
      <details
        open
        className="border-t border-heading pt-4 lg:sticky lg:top-20 lg:max-h-[calc(100svh-7rem)] lg:overflow-y-auto"
      >
        <summary className="py-2 font-semibold text-heading lg:py-0">{words.onThisPage}</summary>
        <ol className="flex flex-col text-small lg:mt-3">
          {chapters.map(({ text, id }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-[11px] underline-offset-4 hover:text-brand hover:underline lg:py-1.5"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
