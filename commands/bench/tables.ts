import type { Run } from "./buildRuns.ts";

type Runs = Record<string, Run>;

/** Formats the cost of runs as a table, one column for each, with the steps of the build. */
export function runsTable(title: string, runs: Runs): string {
  const all = Object.values(runs);
  const steps = [...new Set(all.flatMap(({ steps }) => Object.keys(steps)))];
  return table(title, Object.keys(runs), [
    ["whole", all.map(({ seconds }) => inSeconds(seconds))],
    ["of processor", all.map(({ cpu }) => inSeconds(cpu))],
    ["largest process", all.map(({ megabytes }) => `${megabytes.toFixed(0)} MB`)],
    ...steps.map((step): Row => [`  ${step}`, all.map((run) => inSeconds(run.steps[step]))]),
  ]);
}

/**
 * What the added pages took on the clock, beside the time in which other generators build as many simpler ones. Steps
 * are done beside one another: their times cannot be added up.
 */
export function addedTable(title: string, own: Runs, runs: Runs, peers: Record<string, number>): string {
  const added = (secondsOf: (runs: Runs) => number | undefined) =>
    (secondsOf(runs) ?? 0) - (secondsOf(own) ?? 0);
  const rows: [string, number][] = [
    ["cold, content and HTML", added(({ HTML }) => HTML?.seconds)],
    ["cold, all but share pictures", added(({ files }) => files?.seconds)],
    ["cold, share pictures", added(({ cold }) => cold?.steps["share pictures"])],
    ["one edit, the whole build", runs.edited?.seconds ?? 0],
  ];
  const others = Object.entries(peers);
  return table(
    title,
    ["", ...others.map(([name, seconds]) => `of ${name}'s ${inSeconds(seconds)}`)],
    [
      ...rows.map(
        ([name, seconds]): Row => [
          name,
          [inSeconds(seconds), ...others.map(([, peer]) => `${(seconds / peer).toFixed(2)} times`)],
        ],
      ),
    ],
  );
}

type Row = [name: string, values: string[]];

function table(title: string, heads: string[], rows: Row[]): string {
  const line = ([name, values]: Row) => name.padEnd(30) + values.map((value) => value.padStart(24)).join("");
  return `\n${[line([title, heads]), ...rows.map(line)].join("\n")}`;
}

function inSeconds(seconds: number | undefined): string {
  return seconds === undefined ? "" : `${seconds.toFixed(1)} s`;
}
