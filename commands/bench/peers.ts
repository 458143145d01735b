import { spawnSync } from "node:child_process";

/** The seconds in which other generators build so many pages, by their names, as a program prints them. */
export function secondsOfPeers(program: string, pages: number): Record<string, number> {
  const { stdout } = spawnSync(program, [String(pages)], { encoding: "utf8" });
  const lines = stdout.matchAll(/^(\w+) +([\d.]+) s\b/gm);
  return Object.fromEntries(Array.from(lines, ([, name = "", seconds]) => [name, Number(seconds)]));
}
