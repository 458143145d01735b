import { phonesIn } from "../../content/markdown/linkPhones.ts";

/** Short points, each with a tile as its bullet; tasks, rather than advantages, have a dash. */
export function TickList({ items, mark = "tick" }: { items: string[]; mark?: "tick" | "dot" }) {
  return (
    <ul className="flex flex-col gap-1.5 text-small">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          {mark === "tick" ? (
            <Tile />
          ) : (
            <span aria-hidden className="mt-[0.68em] h-px w-2.5 shrink-0 bg-brand" />
          )}
          <TextWithPhones text={item} />
        </li>
      ))}
    </ul>
  );
}

/** One tile of the waterline, before a point; hollow before a sign to look for. */
export function Tile({ hollow = false }: { hollow?: boolean }) {
  return (
    <span
      aria-hidden
      className={`mt-[0.45em] size-2 shrink-0 border border-brand ${hollow ? "" : "bg-brand"}`}
    />
  );
}

/** A plain text whose phone numbers can be tapped, even where a link covers what it stands in. */
function TextWithPhones({ text }: { text: string }) {
  return (
    <span>
      {phonesIn(text).map(({ words, href }) =>
        href ? (
          <a key={words} href={href} className="relative z-1 text-brand underline underline-offset-4">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </span>
  );
}
