import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { Count } from "./Count.tsx";
import { useForm } from "./context.ts";
import type { Section } from "./sections.ts";

interface OutlineProps {
  sections: Section[];
  onSelect(index: number): void;
  onMove(index: number, to: number): void;
  onAdd(index: number): void;
}

/** The sections of the page by their headings, in its order. */
export function Outline({ sections, onSelect, onMove, onAdd }: OutlineProps) {
  const { problems } = useForm();
  return (
    <ol className="outline" aria-label="Sections of this page">
      {sections.map(({ index, title, kind }) => {
        const wrong = problems.filter(({ path: [top, at] }) => top === "blocks" && at === index).length;
        return (
          <li key={`${index} ${kind}`}>
            <button
              type="button"
              className="section"
              onClick={() => onSelect(index)}
              onKeyDown={(event) => {
                const to = event.altKey && { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
                if (typeof to !== "number") return;
                event.preventDefault();
                onMove(index, to);
              }}
            >
              <span>{title}</span>
              <small>{kind}</small>
              {wrong > 0 && <Count problems={wrong} />}
            </button>
            <div className="moves">
              <button
                type="button"
                aria-label={`Move ${title} up`}
                disabled={index === 0}
                onClick={() => onMove(index, index - 1)}
              >
                <ArrowUp aria-hidden />
              </button>
              <button
                type="button"
                aria-label={`Move ${title} down`}
                disabled={index === sections.length - 1}
                onClick={() => onMove(index, index + 1)}
              >
                <ArrowDown aria-hidden />
              </button>
              <button
                type="button"
                aria-label={`Add a section after ${title}`}
                onClick={() => onAdd(index + 1)}
              >
                <Plus aria-hidden />
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
