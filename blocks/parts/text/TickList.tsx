import { PlainText } from "./RichText.tsx";

/** Short points: with "tick" each has a tile as its bullet; with "dot" they run inline. */
export function TickList({ items, mark = "tick" }: { items: string[]; mark?: "tick" | "dot" }) {
  return (
    <ul className={mark === "tick" ? "ticks" : "run-on"}>
      {items.map((item) => (
        <li key={item}>
          <PlainText text={item} />
        </li>
      ))}
    </ul>
  );
}
