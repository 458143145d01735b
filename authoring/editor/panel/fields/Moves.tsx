import { ArrowDown, ArrowUp, Copy, X } from "lucide-react";
import type { FieldProps } from "../context.ts";
import { buttonId, type ItemDeeds } from "./useItems.ts";

/** An entry of a list, where in it, and what can be done with it. */
export type ItemProps = FieldProps & { index: number; count: number; least: number; deeds: ItemDeeds };

/** Moves an entry, and takes it out. */
export function Moves({ name, path, index, count, least, deeds }: ItemProps) {
  const what = `${name} ${index + 1}`;
  return (
    <div className="moves">
      <button
        id={buttonId(path, "up")}
        type="button"
        aria-label={`Move ${what} up`}
        disabled={index === 0}
        onClick={() => deeds.move(index - 1)}
      >
        <ArrowUp aria-hidden />
      </button>
      <button
        id={buttonId(path, "down")}
        type="button"
        aria-label={`Move ${what} down`}
        disabled={index === count - 1}
        onClick={() => deeds.move(index + 1)}
      >
        <ArrowDown aria-hidden />
      </button>
      <button type="button" aria-label={`Copy ${what}`} onClick={deeds.copy}>
        <Copy aria-hidden />
      </button>
      <button
        id={buttonId(path, "remove")}
        type="button"
        aria-label={`Delete ${what}`}
        disabled={count <= least}
        onClick={deeds.remove}
      >
        <X aria-hidden />
      </button>
    </div>
  );
}
