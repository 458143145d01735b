const LEVELS = new Map([
  ["low", { label: "Low urgency", tiles: 1 }],
  ["medium", { label: "Medium urgency", tiles: 2 }],
  ["high", { label: "High urgency", tiles: 3 }],
  ["emergency", { label: "Emergency", tiles: 4 }],
]);
const ALL = [1, 2, 3, 4];

/** How urgent a sign is, in words; a bar of tiles only repeats them. Words of the writer's own stand alone. */
export function Urgency({ level }: { level: string }) {
  const known = LEVELS.get(level.toLowerCase());
  return (
    <p className={`urgency ${known?.tiles === 4 ? "text-emergency" : "text-brand"}`}>
      {known && (
        <span aria-hidden>
          {ALL.map((tile) => (
            <i key={tile} className={tile > known.tiles ? "off" : undefined} />
          ))}
        </span>
      )}
      {known?.label ?? level}
    </p>
  );
}

function Tiles({ filled }: { filled: number }) {
  const tiles = Array.from({ length: MOST }, (_, index) => index < filled);
  return (
    <svg aria-hidden="true" viewBox="0 0 47 11" className="h-2.75 w-11.75 shrink-0" stroke="currentColor">
      {tiles.map((full, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles differ by their place alone
        <path key={index} d={`M${index * 12 + 0.5} .5h10v10h-10z`} fill={full ? "currentColor" : "none"} />
      ))}
    </svg>
  );
}
