import type { Stat } from "../../schema/types.ts";

/** Numbers in a row; `items` where they are the block's own entries. */
export function StatRow({ stats, items }: { stats: Stat[]; items?: boolean }) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-x-4 text-small max-md:[&:has(>:nth-child(4))]:grid-flow-row max-md:[&:has(>:nth-child(4))]:grid-cols-2 max-md:gap-y-6 md:gap-x-10 md:text-base">
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
