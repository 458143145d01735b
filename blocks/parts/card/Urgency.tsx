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
