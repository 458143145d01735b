const LEVELS = new Map([
  ["low", { label: "Low urgency", dots: 1 }],
  ["medium", { label: "Medium urgency", dots: 2 }],
  ["high", { label: "High urgency", dots: 3 }],
  ["emergency", { label: "Emergency", dots: 4 }],
]);

/** How urgent a sign is, in words; the dots only repeat them. Words of the writer's own stand alone. */
export function Urgency({ level }: { level: string }) {
  const known = LEVELS.get(level.toLowerCase());
  const tone = known?.dots === 4 ? "bg-emergency-pale text-emergency" : "bg-brand-pale text-brand";
  return (
    <p className={`flex w-fit items-center gap-2 rounded-full px-3 py-1 text-small font-semibold ${tone}`}>
      {known?.label ?? level}
      {known && (
        <span aria-hidden className="tracking-widest">
          {"●".repeat(known.dots)}
        </span>
      )}
    </p>
  );
}
