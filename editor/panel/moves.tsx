import { type DragEvent, useState } from "react";
import type { Path } from "../../content/lib/data.ts";
import { useForm } from "./context.ts";
import { Button } from "./controls.tsx";
import { fieldId, focusOnId } from "./focus.ts";

interface MoveButtonsProps {
  name: string;
  path: Path;
  /** The number of items in its list. */
  count: number;
  onMoved?(to: number): void;
}

/** The two buttons that move an item of a list. The focus follows it. */
export function MoveButtons({ name, path, count, onMoved }: MoveButtonsProps) {
  const { edit } = useForm();
  const index = Number(path.at(-1));
  const ways = [
    { way: "up", back: "down", icon: "arrow-up", to: index - 1 },
    { way: "down", back: "up", icon: "arrow-down", to: index + 1 },
  ] as const;
  function move(to: number, way: string, back: string): void {
    edit({ do: "move", path, to });
    onMoved?.(to);
    const id = fieldId(path.with(-1, to));
    focusOnId(`${id}-${way}`, `${id}-${back}`);
  }
  return ways.map(({ way, back, icon, to }) => (
    <Button
      key={way}
      id={`${fieldId(path)}-${way}`}
      label={`Move ${name} ${way}`}
      icon={icon}
      disabled={to < 0 || to === count}
      onClick={() => move(to, way, back)}
    />
  ));
}

/** Returns the attributes of an item's handle, and of its place in the list, that let items be dragged elsewhere. */
export function useDrag(list: Path) {
  const { edit } = useForm();
  const [drag, setDrag] = useState<{ from: number; over?: number }>();
  return {
    handleAt: (index: number) => ({
      draggable: true,
      onDragStart(event: DragEvent): void {
        event.stopPropagation(); // lists can stand in items of lists
        event.dataTransfer.effectAllowed = "move";
        setDrag({ from: index });
      },
      onDragEnd: () => setDrag(undefined),
    }),
    placeAt: (index: number) => ({
      "data-over":
        drag?.over === index && index !== drag.from ? (index < drag.from ? "above" : "below") : undefined,
      onDragOver(event: DragEvent): void {
        if (!drag) return;
        event.preventDefault();
        if (drag.over !== index) setDrag({ ...drag, over: index });
      },
      onDrop(event: DragEvent): void {
        if (!drag) return;
        event.preventDefault();
        if (drag.from !== index) edit({ do: "move", path: [...list, drag.from], to: index });
        setDrag(undefined);
      },
    }),
  };
}
