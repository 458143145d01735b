import { PlainText } from "./RichText.tsx";

/** Short points: with "tick" each has a tile as its bullet; with "dot" they run inline. */
export function TickList({ items, mark = "tick" }: { items: string[]; mark?: "tick" | "dot" }) {
  return (
    <ul className={mark === "tick" ? "flex flex-col gap-1.5 md:text-small" : "run-on md:text-small"}>
      {items.map((item) => (
        <li key={item} className={mark === "tick" ? "flex gap-3" : undefined}>
          {mark === "tick" && <Tile />}
          <PlainText text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A square before a point; hollow before a sign to look for. */
export function Tile({ hollow = false }: { hollow?: boolean }) {
  return (
    <span
      aria-hidden
      className={`mt-[0.45em] size-2 shrink-0 border border-brand ${hollow ? "" : "bg-brand"}`}
    />
  );
}
