import { spawnSync } from "node:child_process";

/** The seconds in which other generators build so many pages, by their names, as a program prints them. One that built none is left out, and told. */
export function secondsOfPeers(program: string, pages: number): Record<string, number> {
  const { stdout, stderr } = spawnSync(program, [String(pages)], { encoding: "utf8" });
  const lines = [...stdout.matchAll(/^(\w+) +([\d.]+) s\b.* (\d+) pages$/gm)];
  const built = lines.filter(([, , , count]) => Number(count) >= pages);
  if (built.length < lines.length || lines.length === 0) console.error(stdout + stderr);
  return Object.fromEntries(built.map(([, name = "", seconds]) => [name, Number(seconds)]));
}

/** The mean of two measurements of each that was measured twice. */
export function meanOf(
  before: Record<string, number>,
  after: Record<string, number>,
): Record<string, number> {
  const both = Object.entries(before).flatMap(([name, seconds]) => {
    const { [name]: again } = after;
    return again === undefined ? [] : [[name, (seconds + again) / 2] as const];
  });
  return Object.fromEntries(both);
}
