import type { BlockOf } from "../renderer/content/types.ts";
import schema from "../schema/quoteRequest.json";

/** The form for a free quote. */
export function QuoteForm({ id, heading, intro }: BlockOf<"quoteForm">) {
  return (
    <section data-block="quoteForm" id={id}>
      <h2>{heading}</h2>
      <p>{intro}</p>
      {schema.title}
    </section>
  );
}
