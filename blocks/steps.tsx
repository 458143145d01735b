import type { BlockOf } from "../content/resolve/forms.ts";
import { LinkList } from "./parts/links/LinkList.tsx";
import { Drawing } from "./parts/pictures/Drawing.tsx";
import { Section } from "./parts/Section.tsx";
import { Paragraph } from "./parts/text/RichText.tsx";

/** Up to this many steps are placed side by side; more of them, or steps beside a list of cities, are rows. */
const ABREAST = 5;

/** A process step by step, with a list of the cities we cover beside it if the block asks for one. */
export function Steps({ steps, coverage, cities, drawn, stepDrawings, ...section }: BlockOf<"steps">) {
  const abreast = steps.length <= ABREAST && !coverage;
  return (
    <Section {...section}>
      {drawn && <Drawing drawing={drawn} className="drawing" />}
      <div className={coverage ? "grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20" : ""}>
        <div>
          {abreast && <div aria-hidden className="motif-edge hidden h-3 lg:block" />}
          <ol className={abreast ? "lg:grid lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] lg:gap-8" : ""}>
            {steps.map((step, index) => (
              <Step
                key={step.title}
                number={index + 1}
                step={step}
                drawing={stepDrawings[index]}
                abreast={abreast}
              />
            ))}
          </ol>
        </div>
        {coverage && (
          <aside className="hidden border-t border-heading pt-5 md:block">
            <h3 className="text-title">{coverage.heading}</h3>
            <Paragraph text={coverage.description} className="mt-2 mb-5" />
            <LinkList links={cities} className="font-medium text-brand md:columns-2 md:gap-6" />
          </aside>
        )}
      </div>
    </Section>
  );
}

interface StepProps {
  number: number;
  step: BlockOf<"steps">["steps"][number];
  drawing?: BlockOf<"steps">["stepDrawings"][number];
  abreast: boolean;
}

function Step({ number, step: { title, description, duration }, drawing, abreast }: StepProps) {
  return (
    <li
      data-item
      className={`grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-[min(1.25rem,5vw)] border-t border-line py-4 lg:py-5 ${abreast ? "lg:block lg:border-0 lg:pt-0" : ""}`}
    >
      {drawing ? (
        <Drawing
          drawing={drawing}
          number={number}
          className={`drawing step-drawing md:row-span-2 ${abreast ? "lg:mt-6 lg:mb-5 lg:w-full" : ""}`}
        />
      ) : (
        <span
          aria-hidden
          className={`step-mark row-span-2 ${abreast ? "lg:relative lg:-top-3 lg:mb-3" : ""}`}
        >
          {number}
        </span>
      )}
      <div
        className={`flex flex-wrap content-center items-baseline justify-between gap-x-6 ${abreast ? "lg:block" : ""}`}
      >
        <h3 className="text-title">{title}</h3>
        {duration && <p className="text-small font-medium text-brand tabular">{duration}</p>}
      </div>
      <Paragraph
        text={description}
        className={`mt-1 max-w-xl ${drawing ? "max-md:col-span-2 max-md:mt-3" : ""}`}
      />
    </li>
  );
}
