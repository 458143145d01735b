import type { Stat } from "../../schema/types.ts";

/** Numbers in a row; `items` where they are the block's own entries. */
export function StatRow({ stats, items }: { stats: Stat[]; items?: boolean }) {
  return (
    <dl className="flex flex-wrap gap-x-16 gap-y-8">
      {stats.map(({ number, label }) => (
        <div key={label} data-item={items ? "" : undefined} className="flex flex-col-reverse">
          <dt>{label}</dt>
          <dd className="font-display text-section text-heading">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
