import type { StepsBlock } from "../../../schema/types.ts";

type Part = keyof typeof PARTS;

/** A pool cut through its length, shallow on the left, with its pad on the right: each part as one path. */
const PARTS = {
  water: { d: "M98 112h332v138H330l-100-60H98z", name: "Water", at: [150, 152] },
  tiles: { d: "M98 104v18M430 104v18", name: "Waterline", at: [110, 140] },
  plaster: { d: "M98 96v94h132l100 60h100V96", name: "Plaster", at: [196, 180] },
  skimmer: { d: "M430 104h24v26h-16l-8-12", name: "Skimmer", at: [412, 84], end: true },
  light: { d: "M98 150a9 9 0 0 1 0 18z", name: "Light", at: [114, 164] },
  drain: { d: "M364 250h32v7h-32z", name: "Main drain", at: [354, 276], end: true },
  pipes: { d: "M446 130v22h70V92M380 257v17h150V92M430 176h150V92", name: "Plumbing", at: [540, 230] },
  pump: { d: "M506 92V74h34v18zM540 83h10", name: "Pump", at: [540, 64], end: true },
  filter: { d: "M556 92V54q12-14 24 0v38z", name: "Filter", at: [580, 38], end: true },
  heater: { d: "M590 92V62h34v30zM596 70h22M596 77h22", name: "Heater", at: [590, 54] },
} satisfies Record<string, { d: string; name: string; at: [number, number]; end?: boolean }>;

/** What each drawing is about. */
const LIT: Record<NonNullable<StepsBlock["drawing"]>, Part[]> = {
  cleaning: ["tiles", "skimmer"],
  water: ["water", "drain", "filter"],
  leak: ["skimmer", "light", "drain", "pipes"],
  equipment: ["pump", "filter", "heater"],
  plaster: ["plaster", "tiles"],
  safety: ["light", "drain", "pump"],
};

/** A pool in section, the parts that the work is about lit and named. */
export function PoolDrawing({ about }: { about: NonNullable<StepsBlock["drawing"]> }) {
  const lit = LIT[about];
  const names = lit.map((part) => PARTS[part].name.toLowerCase()).join(", ");
  return (
    <svg
      role="img"
      aria-label={`A pool in section. Marked: ${names}.`}
      viewBox="60 20 590 268"
      className="pool-drawing"
    >
      <path d="M60 96h38M430 92h216" />
      {Object.entries(PARTS).map(([part, { d }]) => (
        <path
          key={part}
          d={d}
          className={lit.some((name) => name === part) ? (d.endsWith("z") ? "lit full" : "lit") : undefined}
        />
      ))}
      {lit.map((part) => {
        const { name, at, end }: { name: string; at: number[]; end?: boolean } = PARTS[part];
        return (
          <text key={part} x={at[0]} y={at[1]} textAnchor={end ? "end" : undefined}>
            {name}
          </text>
        );
      })}
    </svg>
  );
}
