import { useCallback, useEffect, useState } from "react";
import type { Choices, Schemas } from "../contract.ts";
import { ask } from "./api.ts";

const AGAIN = 2000; // milliseconds

/** Asks until there is an answer: without these nothing can be edited. */
function until(asking: () => Promise<void>): void {
  asking().catch(() => setTimeout(until, AGAIN, asking));
}

const NONE: Choices = { pages: [], pictures: [], phones: {}, offices: {}, cities: [], coast: "" };

/**
 * What may be written, and what can be chosen: asked for once, and again where it has changed. What can be chosen, of
 * a thousand pages, is waited for by nobody.
 */
export function useOffers(): { schemas?: Schemas; choices: Choices; renew(): void } {
  const [schemas, setSchemas] = useState<Schemas>();
  const [choices, setChoices] = useState(NONE);
  const renew = useCallback(() => until(() => ask("choices").then(setChoices)), []);
  useEffect(() => {
    until(() => ask("schemas").then(setSchemas));
    renew();
  }, [renew]);
  return { schemas, choices, renew };
}
