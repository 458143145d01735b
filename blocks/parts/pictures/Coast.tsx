import { type Label, TEXT } from "../../../content/chart/labels.ts";
import type { BlockOf, ChartDot, NamedLink } from "../../../content/types.ts";

interface CoastProps {
  chart: NonNullable<BlockOf<"neighbourhoods">["coast"]>;
  /** Loads at once: on the first screen. Others load when they come near. */
  priority?: boolean;
}

/** The chart of the coast. Its names are links; on small screens the list below carries them. */
export function Coast({ chart, priority }: CoastProps) {
  const { picture, view, width, height, labels, beyond } = chart;
  const part = [view.x, view.y, view.width, view.height].map((units) => units.toFixed(1));
  const near = labels.flatMap(({ dot: { name, url } }) => (url ? [{ label: name, href: url }] : []));
  return (
    <figure className="coast">
      <div className="relative">
        <img
          src={`${picture.address}#svgView(viewBox(${part.join(",")}))`}
          alt=""
          loading={priority ? "eager" : "lazy"}
        />
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it holds links, which speak for themselves */}
        <svg viewBox={`0 0 ${width} ${height}`}>
          {labels.map((label) => (
            <Name key={label.dot.name} label={label} />
          ))}
        </svg>
      </div>
      <figcaption>
        {labels.some(({ dot }) => dot.large) && near.length > 0 && (
          <Places words="Nearest:" places={near} className="md:hidden" />
        )}
        {beyond.length > 0 && <Places words="Farther out:" places={beyond} />}
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
          © OpenStreetMap contributors
        </a>
      </figcaption>
    </figure>
  );
}

/** A name with its dot: a link, or large where the page itself is about it. */
function Name({ label }: { label: Label<ChartDot> }) {
  const { dot, at, side, box, leader } = label;
  const drawn = (
    <>
      {leader && <line x1={leader[0].x} y1={leader[0].y} x2={round(leader[1].x)} y2={round(leader[1].y)} />}
      <circle cx={dot.x} cy={dot.y} r={dot.large ? 8 : 4} />
      <rect
        x={round(box.left)}
        y={round(box.top)}
        width={round(box.right - box.left)}
        height={round(box.bottom - box.top)}
      />
      <text
        x={round(at.x)}
        y={round(at.y)}
        fontSize={dot.large ? TEXT.large : TEXT.small}
        textAnchor={side === "left" ? "end" : undefined}
      >
        {dot.name}
      </text>
    </>
  );
  return dot.url ? <a href={dot.url}>{drawn}</a> : <g>{drawn}</g>;
}

function Places({ words, places, className }: { words: string; places: NamedLink[]; className?: string }) {
  return (
    <p className={className}>
      {words}{" "}
      {places.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
