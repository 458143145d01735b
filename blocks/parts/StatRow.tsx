import type { Stat } from "../../schema/types.ts";

/** Numbers in a row; `items` where they are the block's own entries. */
export function StatRow({ stats, items }: { stats: Stat[]; items?: boolean }) {
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-8 md:auto-cols-fr md:grid-flow-col">
      {stats.map(({ number, label }) => (
        <div key={label} data-item={items ? "" : undefined} className="flex flex-col-reverse justify-end">
          <dt>{label}</dt>
          <dd className="font-display text-major tracking-display text-heading">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
