import { useCallback, useEffect, useState } from "react";
import type { Choices, Schemas } from "../contract.ts";
import { ask } from "./api.ts";

/** What may be written, and what can be chosen: asked for once, and again where it has changed. */
export function useOffers(): { schemas?: Schemas; choices?: Choices; renew(): void } {
  const [schemas, setSchemas] = useState<Schemas>();
  const [choices, setChoices] = useState<Choices>();
  const renew = useCallback(() => void ask("choices").then(setChoices, () => undefined), []);
  useEffect(() => {
    renew();
    ask("schemas").then(setSchemas, () => undefined);
  }, [renew]);
  return { schemas, choices, renew };
}
