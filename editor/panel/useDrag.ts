import { type DragEvent, useState } from "react";

/** Returns the attributes of an item's handle, and of its place in the list, that let items be dragged elsewhere. */
export function useDrag(onMove: (from: number, to: number) => void) {
  const [dragged, drag] = useState<number>();
  const [over, setOver] = useState<number>();
  function end(): void {
    drag(undefined);
    setOver(undefined);
  }
  return {
    handleAt: (index: number) => ({
      draggable: true,
      onDragStart(event: DragEvent): void {
        event.stopPropagation(); // lists can stand in items of lists
        event.dataTransfer.effectAllowed = "move";
        drag(index);
      },
      onDragEnd: end,
    }),
    placeAt: (index: number) => ({
      "data-over":
        over === index && over !== dragged ? (index < (dragged ?? 0) ? "above" : "below") : undefined,
      onDragOver(event: DragEvent): void {
        if (dragged === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop(event: DragEvent): void {
        if (dragged === undefined) return;
        event.preventDefault();
        if (dragged !== index) onMove(dragged, index);
        end();
      },
    }),
  };
}
