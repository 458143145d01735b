import { geoAt, pointOf, wholeOf } from "../../../content/chart/point.ts";
import { isMapping } from "../../../content/lib/data.ts";
import type { Geo } from "../../../schema/types.ts";
import { type FieldProps, useForm } from "../context.ts";
import { Entries } from "./EntryField.tsx";

/** A point on the map: typed, or chosen on the chart. */
export function GeoField(props: FieldProps) {
  const { path, value } = props;
  const { set } = useForm();
  return (
    <>
      <Entries {...props} />
      <ChartPoint geo={value} onChoose={(geo) => set(path, geo)} />
    </>
  );
}

/** The chart to choose a point on. The number fields beside it are the alternative without a pointer. */
export function ChartPoint({ geo, onChoose }: { geo: unknown; onChoose(geo: Geo): void }) {
  const { chart } = useForm().choices;
  if (!chart) return null;
  const { latitude, longitude } = isMapping(geo) ? geo : {};
  const isPoint = typeof latitude === "number" && typeof longitude === "number";
  const point = isPoint ? pointOf({ latitude, longitude }, chart) : undefined;
  const { x, y, width, height } = wholeOf(chart);
  return (
    <details className="chart">
      <summary>Choose on the map</summary>
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        aria-hidden="true"
        onPointerDown={({ currentTarget, clientX, clientY }) => {
          const at = currentTarget.getScreenCTM()?.inverse();
          if (at) onChoose(geoAt(new DOMPoint(clientX, clientY).matrixTransform(at), chart));
        }}
      >
        <image href={chart.address} x={x} y={y} width={width} height={height} />
        {point && <circle cx={point.x} cy={point.y} r={width / 60} />}
      </svg>
    </details>
  );
}
