import { ArrowDown, ArrowUp, Copy, X } from "lucide-react";
import { useState } from "react";
import type { Path } from "../../../../content/read/path.ts";
import { type FieldProps, fieldId, useForm } from "../context.ts";
import { focusOn, focusOnId } from "../focus.ts";

/** The actions for an item of a list. */
interface ItemActions {
  move(to: number): void;
  copy(): void;
  remove(): void;
}

/** Returns the id of a button of an item, so that the focus can move with the item. */
export function buttonId(path: Path, what: "up" | "down" | "remove" | "add"): string {
  return `${fieldId(path)}-${what}`;
}

/** Returns a stable key for each item of a list, which moves with the item, so that opened items stay open. */
function useNames(list: readonly unknown[]): number[] {
  const [seen, see] = useState(() => ({ list, texts: textsOf(list), names: list.map((_, index) => index) }));
  if (seen.list === list) return seen.names;
  const texts = textsOf(list);
  const left = new Map(seen.names.map((name, index) => [index, name]));
  const take = (index: number) => {
    const name = left.get(index);
    left.delete(index);
    return name;
  };
  const same = texts.map((text) => take([...left.keys()].find((old) => seen.texts[old] === text) ?? -1));
  let last = Math.max(-1, ...seen.names);
  const names = same.map((name, index) => name ?? take(index) ?? ++last); // what is written in stays where it is
  see({ list, texts, names });
  return names;
}

function textsOf(list: readonly unknown[]): string[] {
  return list.map((item) => JSON.stringify(item));
}

/** Returns the keys of the items of a list, and the actions for each. */
export function useItems(path: Path, list: readonly unknown[]): [number[], (index: number) => ItemActions] {
  const { edit } = useForm();
  return [
    useNames(list),
    (index) => ({
      move(to) {
        edit({ do: "move", path: [...path, index], to });
        const [way, other] = to < index ? (["up", "down"] as const) : (["down", "up"] as const);
        focusOnId(buttonId([...path, to], way), buttonId([...path, to], other));
      },
      copy() {
        edit({ do: "insert", path: [...path, index + 1], value: list[index] });
        focusOn([...path, index + 1]);
      },
      remove() {
        edit({ do: "remove", path: [...path, index] });
        const beside = Math.min(index, list.length - 2);
        focusOnId(buttonId([...path, beside], "remove"), buttonId(path, "add"));
      },
    }),
  ];
}

/** An entry of a list, where in it, and what can be done with it. */
export type ItemProps = FieldProps & { index: number; count: number; least: number; actions: ItemActions };

/** The buttons that move, copy and delete an entry of a list. */
export function ItemButtons({ name, path, index, count, least, actions }: ItemProps) {
  const what = `${name} ${index + 1}`;
  return (
    <div className="moves">
      <button
        id={buttonId(path, "up")}
        type="button"
        aria-label={`Move ${what} up`}
        disabled={index === 0}
        onClick={() => actions.move(index - 1)}
      >
        <ArrowUp aria-hidden />
      </button>
      <button
        id={buttonId(path, "down")}
        type="button"
        aria-label={`Move ${what} down`}
        disabled={index === count - 1}
        onClick={() => actions.move(index + 1)}
      >
        <ArrowDown aria-hidden />
      </button>
      <button type="button" aria-label={`Copy ${what}`} onClick={actions.copy}>
        <Copy aria-hidden />
      </button>
      <button
        id={buttonId(path, "remove")}
        type="button"
        aria-label={`Delete ${what}`}
        disabled={count <= least}
        onClick={actions.remove}
      >
        <X aria-hidden />
      </button>
    </div>
  );
}
