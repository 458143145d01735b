import type { BlockOf } from "../content/resolve/forms.ts";
import { Section } from "./parts/Section.tsx";
import { RichParagraphs } from "./parts/text/RichText.tsx";

/** Questions whose answers open one by one; the first is open, and those that links lead to. */
export function Faq({ questions, ...section }: BlockOf<"faq">) {
  return (
    <Section {...section} beside>
      <div className="border-b border-line">
        {questions.map(({ id, question, answer }, index) => (
          <details
            key={question}
            id={id}
            data-item
            open={index === 0 || id !== undefined}
            className="group border-t border-line"
          >
            <summary className="flex items-center justify-between gap-6 py-5 text-heading">
              <h3 className="text-title">{question}</h3>
              <span
                aria-hidden
                className="text-3xl leading-none font-light text-brand transition-transform duration-300 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <div className="max-w-[35rem] pb-6">
              <RichParagraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
