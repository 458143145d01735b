import { SchemaReader } from "../../../content/check/schemas/schemaNode.ts";
import { headingsOf } from "../../../content/markdown/headings.ts";
import { isMapping } from "../../../content/read/data.ts";
import { blocksOf } from "../../../content/rules/rule.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import type { Anchor, Choices, EditorSchemas } from "../contract.ts";

/** What can be chosen anywhere: pages, pictures, phones, offices. */
export async function choicesIn(store: ContentStore): Promise<Choices> {
  const { checked } = store.current();
  const { pictures, site } = await store.prepared();
  const pages = checked.pages.map(({ url, data, source, publication }) => ({
    url,
    title: typeof data.title === "string" ? data.title : url,
    file: source.file,
    draft: publication.state !== "published",
  }));
  const alts = new Map(checked.pages.flatMap(({ data }) => describedIn(data)));
  const { phones, offices } = checked.site.data;
  return {
    pages,
    pictures: Object.entries(pictures).flatMap(
      ([
        src,
        {
          base,
          widths: [least],
          drawn,
        },
      ]) => {
        const thumb = least ? `${base}-${least}.webp` : `/images/${src}`;
        return drawn ? [] : [{ src, thumb, alt: alts.get(src) ?? "" }];
      },
    ),
    cities: site.cities.map(({ slug, name }) => ({ slug, name })),
    coast: site.coast ?? "",
    phones: namesIn(phones, String),
    offices: namesIn(offices, (office) => (isMapping(office) ? String(office.name) : "")),
  };
}

/** The sections of a page that a link can lead to. */
export function anchorsOf(store: ContentStore, url: string): Anchor[] {
  const page = store.current().checked.pages.find((candidate) => candidate.url === url);
  return blocksOf(page?.data ?? {}).flatMap(({ block: { id, heading, body } }) => [
    ...(typeof id === "string" ? [{ id, words: typeof heading === "string" ? heading : id }] : []),
    ...(typeof body === "string" ? headingsOf(body).map((own) => ({ id: own.id, words: own.text })) : []),
  ]);
}

/** What may be written, as the schemas are now. */
export function schemasNow(): EditorSchemas {
  const reader = new SchemaReader();
  return { page: reader.read("page.json"), site: reader.read("site.json") };
}

function namesIn(group: unknown, wordsOf: (value: unknown) => string): Record<string, string> {
  const entries = isMapping(group) ? Object.entries(group) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, wordsOf(value)]));
}

/** What data say of the pictures in them. */
function describedIn(value: unknown): [src: string, alt: string][] {
  if (Array.isArray(value)) return value.flatMap(describedIn);
  if (!isMapping(value)) return [];
  const { src, alt } = value;
  if (typeof src === "string" && typeof alt === "string") return [[src, alt]];
  return Object.values(value).flatMap(describedIn);
}
