import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { useRef } from "react";
import { useForm } from "../context.ts";
import { ProblemCount } from "../ErrorBanner.tsx";
import type { PageSection } from "./sections.ts";

interface OutlineProps {
  sections: PageSection[];
  onSelect(index: number): void;
  onMove(index: number, to: number): void;
  onAdd(index: number): void;
}

/** The sections of the page by their headings, in its order. */
export function Outline({ sections, onSelect, onMove, onAdd }: OutlineProps) {
  const { problems } = useForm();
  const list = useRef<HTMLOListElement>(null);
  /** Moves a section, and goes along with it. */
  function move(index: number, to: number, button: string): void {
    onMove(index, to);
    requestAnimationFrame(() => {
      const item = list.current?.children[to];
      const again = item?.querySelector<HTMLElement>(`${button}:enabled`) ?? item?.querySelector("button");
      again?.focus();
    });
  }
  return (
    <ol ref={list} className="outline" aria-label="Sections of this page">
      {sections.map(({ index, title, kind }) => {
        const wrong = problems.filter(({ path: [top, at] }) => top === "blocks" && at === index).length;
        return (
          <li key={`${index} ${kind}`}>
            <button
              type="button"
              className="section"
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => onSelect(index)}
              onKeyDown={(event) => {
                const to = event.altKey && { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
                if (typeof to !== "number") return;
                event.preventDefault();
                move(index, to, ".section");
              }}
            >
              <span>{title}</span>
              <small>{kind}</small>
              {wrong > 0 && <ProblemCount problems={wrong} />}
            </button>
            <div className="moves">
              <button
                type="button"
                data-up
                aria-label={`Move ${title} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1, "[data-up]")}
              >
                <ArrowUp aria-hidden />
              </button>
              <button
                type="button"
                data-down
                aria-label={`Move ${title} down`}
                disabled={index === sections.length - 1}
                onClick={() => move(index, index + 1, "[data-down]")}
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
