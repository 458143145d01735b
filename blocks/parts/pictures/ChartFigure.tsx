import { useContext } from "react";
import type { ChartDot, ChartPart } from "../../../content/chart/chart.ts";
import { LABEL_SIZE, type Label } from "../../../content/chart/labels.ts";
import type { NamedLink } from "../../../content/lib/namedLink.ts";
import type { BlockOf } from "../../../content/resolve/forms.ts";
import { Link, LinkContext, useLanguageOf } from "../links/Link.tsx";
import { useWords } from "../text/Words.ts";

type Chart = NonNullable<BlockOf<"chart">["drawnChart"]>;

interface ChartProps {
  chart: Chart;
  /** Loads at once, for the first screen. Others load when they are near the viewport. */
  priority?: boolean;
}

/** The chart of places, drawn once for large and once for small screens. Place names are links. */
export function ChartFigure({ chart, priority }: ChartProps) {
  const { picture, wide, narrow, beyond, credit } = chart;
  const words = useWords().pictures;
  return (
    <figure className="chart">
      <Part part={wide} picture={picture} priority={priority} className="chart-wide" />
      <Part part={narrow} picture={picture} priority={priority} className="chart-narrow" />
      <figcaption>
        {beyond.length > 0 && <Places words={words.beyond} places={beyond} />}
        {credit && (
          <a href={credit.url} target="_blank" rel="noopener">
            {`© ${credit.by}`}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

interface PartProps extends Pick<Chart, "picture">, Pick<ChartProps, "priority"> {
  part: ChartPart;
  className: string;
}

/** A part of the drawing with place names over it; the drawing extends to the edges of its box. */
function Part({ part: { view, width, height, labels }, picture, priority, className }: PartProps) {
  const units = [view.x, view.y, view.width, view.height].map((unit) => unit.toFixed(1));
  return (
    <div className={className}>
      <img
        src={`${picture.address}#svgView(viewBox(${units.join(",")}))`}
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
  );
}

/** A place name with its dot: a link if it has an address; `dot.large` marks the place the page is about. */
function Name({ label }: { label: Label<ChartDot> }) {
  const { dot, at, side, box, leader } = label;
  const links = useContext(LinkContext);
  const language = useLanguageOf(dot.url);
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
        fontSize={dot.large ? LABEL_SIZE.large : LABEL_SIZE.small}
        textAnchor={side === "left" ? "end" : undefined}
      >
        {dot.name}
      </text>
    </>
  );
  if (!dot.url) return <g>{drawn}</g>;
  return (
    <a href={dot.url} hrefLang={language}>
      {language && <title>{`${dot.name} ${links?.mark}`}</title>}
      {drawn}
    </a>
  );
}

function Places({ words, places }: { words: string; places: NamedLink[] }) {
  return (
    <p>
      {words}{" "}
      {places.map(({ label, href }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
