import { ArrowDown, ArrowUp, Copy, X } from "lucide-react";
import { type FieldProps, useForm } from "../context.ts";

/** An entry of a list, and where in it. */
export type ItemProps = FieldProps & { index: number; count: number; least: number };

/** Moves an entry, and takes it out. */
export function Moves({ name, path, value, index, count, least }: ItemProps) {
  const { edit } = useForm();
  const what = `${name} ${index + 1}`;
  return (
    <div className="moves">
      <button
        type="button"
        aria-label={`Move ${what} up`}
        disabled={index === 0}
        onClick={() => edit({ do: "move", path, to: index - 1 })}
      >
        <ArrowUp aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Move ${what} down`}
        disabled={index === count - 1}
        onClick={() => edit({ do: "move", path, to: index + 1 })}
      >
        <ArrowDown aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Copy ${what}`}
        onClick={() => edit({ do: "insert", path: [...path.slice(0, -1), index + 1], value })}
      >
        <Copy aria-hidden />
      </button>
      <button
        type="button"
        aria-label={`Delete ${what}`}
        disabled={count <= least}
        onClick={() => edit({ do: "remove", path })}
      >
        <X aria-hidden />
      </button>
    </div>
  );
}
