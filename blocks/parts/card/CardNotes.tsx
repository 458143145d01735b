import type { Card } from "../../../schema/types.ts";
import { RichText } from "../RichText.tsx";

/** What causes it, how to prevent it, how we solve it, each under its label. */
export function CardNotes({ card }: { card: Card }) {
  const notes = [
    { label: "Cause", text: card.cause },
    { label: "Prevention", text: card.prevention },
    { label: "Solution", text: card.solution },
  ];
  if (notes.every(({ text }) => text === undefined)) return null;
  return (
    <dl className="flex flex-col gap-3 border-l-2 border-brand pl-4 text-small">
      {notes.map(({ label, text }) =>
        text ? (
          <div key={label}>
            <dt className="font-semibold text-heading">{label}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
