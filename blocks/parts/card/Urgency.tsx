const LEVELS = new Map([
  ["low", { label: "Low urgency", tiles: 1 }],
  ["medium", { label: "Medium urgency", tiles: 2 }],
  ["high", { label: "High urgency", tiles: 3 }],
  ["emergency", { label: "Emergency", tiles: 4 }],
]);
const MOST = 4;

/** How urgent a sign is, in words; a bar of one to four tiles only repeats them. Words of the writer's own stand alone. */
export function Urgency({ level }: { level: string }) {
  const known = LEVELS.get(level.toLowerCase());
  const tone = known?.tiles === MOST ? "text-emergency" : "text-brand";
  return (
    <p className={`flex items-center gap-2.5 text-small font-semibold ${tone}`}>
      {known && <Tiles filled={known.tiles} />}
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
