import { valueAt } from "../../../content/lib/data.ts";
import { blocksOf, type PageRule } from "../../rule.ts";
import { type Figure, figuresIn } from "../../translations/figures/figures.ts";
import { sentencesOf } from "../cities/similarity.ts";

/**
 * A sentence with the words beside which a fact of site.yaml stands (`beside`) has its figure, or one from the page's own
 * short answers: else the page tells visitors two figures for one thing.
 */
export const contradictions: PageRule = ({ file, language, data, texts }, { site }) => {
  const facts = Object.values(site?.facts ?? {});
  const answers = blocksOf(data).filter(({ block }) => block.type === "answers");
  const own = answers.map(({ block }) => String(valueAt(block, ["duration", "text"]) ?? ""));
  const figures = (text: string) => figuresIn(text, language).filter(({ kind }) => kind === "fact");
  return texts.flatMap(({ value, path }) =>
    sentencesOf(value).flatMap((sentence) => {
      const near = facts.filter(({ beside }) =>
        beside?.some((words) => sentence.toLowerCase().includes(words)),
      );
      const right = near.flatMap(({ words }) => figures(words));
      const allowed = [...right, ...own.flatMap(figures)].map((figure) => figure.value);
      const other = figures(sentence).find(
        (figure) => !allowed.includes(figure.value) && right.some((one) => unitOf(one) === unitOf(figure)),
      );
      if (!other) return [];
      const said = near.map(({ words }) => words).join(", or ");
      const message = `'${other.found}' contradicts what site.yaml says of this: ${said}.`;
      const hint = "Keep one of the two, or say in the page's short answers how long it takes here.";
      return [{ file, path, needle: other.found, code: "contradiction", severity: "warning", message, hint }];
    }),
  );
};

/** The unit of a figure: its measure, and how much of it is one. */
function unitOf({ value, number }: Figure): string {
  const [measure, amount] = value.split(" ");
  return `${measure} ${Number(amount) / number}`;
}
