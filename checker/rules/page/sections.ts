import { valueAt } from "../../../content/lib/data.ts";
import { embeddingOf, PROVIDERS } from "../../../content/lib/providers.ts";
import { headingsOf } from "../../../content/markdown/headings.ts";
import { counted, type Finding } from "../../../content/problem.ts";
import type { Source } from "../../../content/read/source.ts";
import { blocksOf, entriesOf, findingAt, type PageRule, type PlacedBlock } from "../../rule.ts";

/** Distinctive looks: two grids in a row with the same one read as one long list. */
const ONCE = new Set<unknown>(["ledger", "bleed"]);

/** A page begins with its only hero, which holds the main headline. */
export const heroFirst: PageRule = ({ file, source, data }) => {
  const blocks = blocksOf(data).filter(({ block }) => typeof block.type === "string");
  const [first, ...others] = blocks;
  const heroes = others.filter(({ block }) => block.type === "hero");
  const hasNone = first !== undefined && first.index === 0 && first.block.type !== "hero";
  const [moved] = heroes;
  if (hasNone && moved && heroes.length === 1) return [lateHero(source, moved)];
  const noHero = {
    code: "hero-first",
    message: "The first block of a page is its hero; it holds the main headline.",
    hint: "Add one above it: - type: hero, and below that its heading:",
  };
  const message = "A page has one hero, at its top.";
  const hint = "Use a cta or a banner here.";
  return [
    ...(hasNone ? [{ file, path: [...first.path, "type"], ...noHero }] : []),
    ...heroes.map(({ path }) => ({ file, path: [...path, "type"], code: "hero-once", message, hint })),
  ];
};

/** The finding of a hero below other sections, with a fix that moves it to the top if that is safe. */
function lateHero(source: Source, { path, index }: PlacedBlock): Finding {
  const { file, text } = source;
  const message = "The hero of a page stands at its top, and this one has sections above it.";
  const hint = "Move this section up: it comes first below blocks:";
  const finding = { file, path: [...path, "type"], code: "hero-first", message, hint };
  const startOf = (section: number) => source.offsetsOf(["blocks", section], "value")[0];
  const lineOf = (section: number) => text.lastIndexOf("\n", startOf(section) - 1) + 1;
  const isLast = valueAt(source.data, ["blocks", index + 1]) === undefined;
  const [top, start, end] = [lineOf(0), lineOf(index), isLast ? text.length : lineOf(index + 1)];
  if (/^\w/m.test(text.slice(start, end))) return finding; // top-level properties follow the blocks
  const hero = `${text.slice(start, end).trimEnd()}\n\n`;
  const moved = hero + text.slice(top, start).trimEnd() + (isLast ? "\n" : "\n\n");
  return { ...finding, change: { start: top, end, text: moved } };
}

/** No section or question has the id of another, or of a heading; otherwise a # link could mean either. */
export const sectionIds: PageRule = ({ file, data }) => {
  const blocks = blocksOf(data);
  const headings = blocks.flatMap(({ block: { body }, index }) => {
    const name = `A heading in section ${index + 1}`;
    return typeof body === "string" ? headingsOf(body).map(({ id }) => [id, name] as const) : [];
  });
  const owners = new Map<unknown, string>(headings.toReversed());
  const named = blocks.flatMap((block) => {
    const name = `A question of section ${block.index + 1}`;
    const questions = entriesOf("questions", block).map((entry) => ({ ...entry, name }));
    return [{ ...block, name: `Section ${block.index + 1}` }, ...questions];
  });
  return named.flatMap(({ block: { id }, path, name }) => {
    const owner = owners.get(id);
    if (id === undefined || owner === undefined) {
      owners.set(id, name);
      return [];
    }
    const message = `${owner} of this page has the id '${String(id)}' already.`;
    const hint = "Give this one another name, or none.";
    return [{ file, path: [...path, "id"], code: "duplicate-id", message, hint }];
  });
};

/** At most one package of a block is marked as the most popular. */
export const onePopular: PageRule = ({ file, data }) =>
  blocksOf(data).flatMap((section) => {
    const popular = entriesOf("packages", section).filter(({ block }) => block.popular === true);
    const message = "Another package here is marked Most Popular already.";
    const hint = "Keep 'popular: true' at one of them.";
    const twice = { code: "look-twice", severity: "warning", message, hint, remove: true } as const;
    return popular.slice(1).flatMap(({ path }) => findingAt(file, [...path, "popular"], twice, "key"));
  });

/** No two card grids in a row have the same distinctive look, and `bleed` has the picture that it needs. */
export const looks: PageRule = ({ file, data }) => {
  const grids = blocksOf(data).filter(({ block }) => block.type === "cardGrid");
  return grids.flatMap(({ block, path }, index) => {
    const at = { file, path: [...path, "look"], severity: "warning" } as const;
    if (block.look === "bleed" && block.picture === undefined) {
      const message = "The look 'bleed' is for rows beside a picture, and this grid has none.";
      const hint = "Add picture: with a src and an alt, or remove the look.";
      return [{ ...at, code: "look-without-picture", message, hint }];
    }
    if (!ONCE.has(block.look) || grids[index - 1]?.block.look !== block.look) return [];
    const message = "The grid of cards before this one has the same look, so the two read as one.";
    const hint = "Remove one of the two looks: the page then chooses one that differs.";
    return [{ ...at, code: "look-twice", message, hint }];
  });
};

/** Each row of a table has a cell for each column. */
export const tableRows: PageRule = ({ file, data }) =>
  blocksOf(data).flatMap((table) => {
    const { type, columns } = table.block;
    if (type !== "table" || !Array.isArray(columns)) return [];
    return entriesOf("rows", table).flatMap(({ block: { cells }, path }) => {
      if (!Array.isArray(cells) || cells.length === columns.length) return [];
      const isShort = cells.length < columns.length;
      const message = `This row has ${counted(cells.length, "cell")}, and the table ${counted(columns.length, "column")}.`;
      const hint = isShort
        ? "Write the cells that are missing; an empty one is “–”."
        : "Take the others away.";
      return findingAt(file, [...path, "cells"], { code: isShort ? "too-few" : "too-many", message, hint });
    });
  });

/** Each form asks whoever sends it for an e-mail address or a phone number. */
export const answerableForms: PageRule = ({ file, data }) =>
  blocksOf(data).flatMap(({ block: { type, fields }, path }) => {
    if (type !== "form" || !Array.isArray(fields)) return [];
    const isAnswerable = fields.some((field: unknown) => {
      const isContact = ["email", "phone"].includes(String(valueAt(field, ["kind"])));
      return isContact && valueAt(field, ["optional"]) !== true;
    });
    const message =
      "This form can be sent without an e-mail address and without a phone number: nobody could be answered.";
    const hint = "Add a field that is not optional: - { label: E-mail, kind: email }";
    const unanswerable = { code: "no-answer", message, hint };
    return isAnswerable ? [] : findingAt(file, [...path, "fields"], unanswerable, "key");
  });

/** A form takes one file at most. */
export const oneFile: PageRule = ({ file, data }) =>
  blocksOf(data).flatMap((form) => {
    const files = entriesOf("fields", form).filter(({ block: { kind } }) => kind === "file");
    const message = "This form has a field for a file already, and one file can be sent with a form.";
    const hint = "Keep one of the two; what belongs together can be sent as one PDF.";
    const second = { code: "too-many", message, hint };
    return files.slice(1).flatMap(({ path }) => findingAt(file, [...path, "kind"], second));
  });

/** What is embedded is of a provider that is known here. */
export const embedAddresses: PageRule = ({ file, data }) =>
  blocksOf(data).flatMap(({ block: { type, address }, path }) => {
    if (type !== "embed" || typeof address !== "string" || !address.startsWith("https://")) return [];
    if (embeddingOf(address)) return [];
    const known = PROVIDERS.map(({ name, example }) => `${name} (${example})`).join(", ");
    const message = "This is no address of a provider that can be shown here.";
    const hint = `There are ${known}. To any other, a button can lead: a cta with an action.`;
    return findingAt(file, [...path, "address"], { code: "unknown-provider", message, hint });
  });
