import type { Stat } from "../../schema/types.ts";

/** Numbers in a row; `items` if they are the block's own entries, which get `data-item`. */
export function StatRow({ stats, items }: { stats: Stat[]; items?: boolean }) {
  return (
    <dl className="stat-row">
      {stats.map(({ number, label }) => (
        <div key={label} data-item={items ? "" : undefined} className="flex flex-col-reverse justify-end">
          <dt>{label}</dt>
          <dd className="font-display text-[length:min(var(--text-major),9.5vw)]/none tracking-display text-heading">
            {number}
          </dd>
        </div>
      ))}
    </dl>
  );
}
