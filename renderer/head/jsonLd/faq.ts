import type { FAQPage } from "schema-dts";
import { plainText } from "../../../content/markdown/plainText.ts";
import type { Frame, Page } from "../../../content/types.ts";
import { idOf, mention } from "./ids.ts";

/** The questions that a page shows, all in one node; none where it shows none. */
export function faqNodes(site: Frame, { url, blocks }: Page): FAQPage[] {
  const questions = blocks.flatMap((block) => (block.type === "faq" ? block.questions : []));
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": idOf(site, "faq", url),
      isPartOf: mention(site, "webpage", url),
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
    },
  ];
}
