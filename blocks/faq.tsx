import type { BlockOf } from "../content/types.ts";
import { RichParagraphs } from "./parts/RichText.tsx";
import { SideSection } from "./parts/Section.tsx";

/** Questions that open one by one. */
export function Faq({ questions, ...section }: BlockOf<"faq">) {
  return (
    <SideSection {...section}>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} data-item className="group">
            <summary className="flex items-center justify-between gap-6 py-5 text-heading marker:content-none [&::-webkit-details-marker]:hidden">
              <h3 className="text-title">{question}</h3>
              <span
                aria-hidden
                className="text-3xl leading-none font-light text-brand transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <div className="max-w-xl pb-6">
              <RichParagraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </SideSection>
  );
}
