import type { Finished } from "../../../content/types.ts";
import type { Card } from "../../../schema/types.ts";
import { RichText } from "../RichText.tsx";
import { SampleMark } from "../SampleMark.tsx";
import { TickList } from "../TickList.tsx";
import { CardNotes } from "./CardNotes.tsx";

/** What a card says under its title, in every look. */
export function CardBody({ card }: { card: Finished<Card> }) {
  const { description, features, tasks, sample } = card;
  return (
    <>
      {sample && (
        <p>
          <SampleMark />
        </p>
      )}
      {description && (
        <p className="above-link">
          <RichText text={description} />
        </p>
      )}
      {features && <TickList items={features} />}
      {tasks && <TickList items={tasks} mark="dot" />}
      <CardNotes card={card} />
    </>
  );
}
