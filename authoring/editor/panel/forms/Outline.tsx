import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { useForm } from "../context.ts";
import { ProblemCount } from "../ErrorBanner.tsx";
import { focusOnId } from "../focus.ts";
import type { PageSection } from "./sections.ts";

interface OutlineProps {
  sections: PageSection[];
  onSelect(index: number): void;
  onAdd(index: number): void;
}

/** The sections of the page by their headings, in its order. */
export function Outline({ sections, onSelect, onAdd }: OutlineProps) {
  const { problems, edit } = useForm();
  /** Moves a section, and goes along with it. */
  function move(index: number, to: number, ...buttons: string[]): void {
    if (to < 0 || to >= sections.length) return;
    edit({ do: "move", path: ["blocks", index], to });
    focusOnId(...buttons.map((button) => `outline-${to}-${button}`));
  }
  return (
    <ol className="outline" aria-label="Sections of this page">
      {sections.map(({ index, title, kind }) => {
        const wrong = problems.filter(({ path: [top, at] }) => top === "blocks" && at === index).length;
        return (
          <li key={`${index} ${kind}`}>
            <button
              id={`outline-${index}-open`}
              type="button"
              className="section"
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => onSelect(index)}
              onKeyDown={(event) => {
                const to = event.altKey && { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
                if (typeof to !== "number") return;
                event.preventDefault();
                move(index, to, "open");
              }}
            >
              <span>{title}</span>
              <small>{kind}</small>
              {wrong > 0 && <ProblemCount problems={wrong} />}
            </button>
            <div className="moves">
              <button
                id={`outline-${index}-up`}
                type="button"
                aria-label={`Move ${title} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1, "up", "down")}
              >
                <ArrowUp aria-hidden />
              </button>
              <button
                id={`outline-${index}-down`}
                type="button"
                aria-label={`Move ${title} down`}
                disabled={index === sections.length - 1}
                onClick={() => move(index, index + 1, "down", "up")}
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
