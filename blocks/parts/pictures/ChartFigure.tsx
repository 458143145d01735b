import { useContext } from "react";
import type { ChartDot } from "../../../content/chart/chart.ts";
import { LABEL_SIZE, type Label } from "../../../content/chart/labels.ts";
import { round } from "../../../content/chart/point.ts";
import type { BlockOf } from "../../../content/resolve/forms.ts";
import { LinkContext, useLanguageOf } from "../links/Link.tsx";
import { Filled } from "../text/Filled.tsx";

type Chart = NonNullable<BlockOf<"chart">["drawnChart"]>;

/** The chart of places, drawn once for large and once for small screens. Place names are links. */
export function ChartFigure({ chart: { wide, narrow, credit } }: { chart: Chart }) {
  return (
    <figure className="chart">
      <Part part={wide} className="chart-wide" />
      <Part part={narrow} className="chart-narrow" />
      {credit && (
        <figcaption>
          <Filled
            text={credit.text}
            author={
              <a href={credit.url} target="_blank" rel="noopener">
                {credit.by}
              </a>
            }
          />
        </figcaption>
      )}
    </figure>
  );
}

/** A part of the drawing with place names over it, both at their own size, in the middle of its box. */
function Part({ part, className }: { part: Chart["wide"]; className: string }) {
  const { width, height, labels, picture } = part;
  return (
    <div className={className}>
      <picture>
        <source media="(prefers-reduced-motion: no-preference)" srcSet={`${picture.address}#draw`} />
        <img src={picture.address} width={picture.width} height={picture.height} alt="" loading="lazy" />
      </picture>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it holds links, which speak for themselves */}
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
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
      <circle cx={dot.x} cy={dot.y} r={dot.large ? 7 : 3.5} />
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
