/** Short points with ticks, or with dots where they are tasks rather than merits. */
export function TickList({ items, mark = "tick" }: { items: string[]; mark?: "tick" | "dot" }) {
  return (
    <ul className="flex flex-col gap-2 text-small">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          {mark === "tick" ? (
            <Tick />
          ) : (
            <span aria-hidden className="mx-1.25 mt-2 size-1.5 shrink-0 rounded-full bg-brand" />
          )}
          {item}
        </li>
      ))}
    </ul>
  );
}

/** A small tick in the brand's colour. */
export function Tick() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="mt-1 size-4 shrink-0 text-brand"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="m3 8.5 3.2 3.2L13 5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
