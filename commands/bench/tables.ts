import type { Run } from "./buildRuns.ts";

type Runs = Record<string, Run>;

/** What making the pages themselves takes, and what comes on top, one for each city, by their steps. */
const PAGES = ["looking ahead", "content", "pages"];
const SHARE = "share pictures";
/** What takes as long however many pages there are. */
const SAME = "code";

/** What runs took, one in each column, with each step of a build. */
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

/** What the added pages took, beside the time in which other generators build as many simpler ones. */
export function addedTable(title: string, own: Runs, runs: Runs, peers: Record<string, number>): string {
  const added = (name: string, only: (step: string) => boolean) =>
    stepsOf(runs[name], only) - stepsOf(own[name], only);
  const isPage = (step: string) => PAGES.includes(step);
  const rows: [string, number][] = [
    ["cold, content and HTML", added("HTML", isPage)],
    ["cold, all but share pictures", secondsOf(runs.files) - secondsOf(own.files)],
    ["cold, share pictures", added("cold", (step) => step === SHARE)],
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

/** What a run took on the clock, but for what takes as long however many pages there are. */
function secondsOf(run: Run | undefined): number {
  return (run?.seconds ?? 0) - (run?.steps[SAME] ?? 0);
}

function stepsOf(run: Run | undefined, only: (step: string) => boolean): number {
  const steps = Object.entries(run?.steps ?? {}).filter(([step]) => only(step));
  return steps.reduce((sum, [, seconds]) => sum + seconds, 0);
}

type Row = [name: string, values: string[]];

function table(title: string, heads: string[], rows: Row[]): string {
  const line = ([name, values]: Row) => name.padEnd(30) + values.map((value) => value.padStart(24)).join("");
  return `\n${[line([title, heads]), ...rows.map(line)].join("\n")}`;
}

function inSeconds(seconds: number | undefined): string {
  return seconds === undefined ? "" : `${seconds.toFixed(1)} s`;
}
