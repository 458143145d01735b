import { resolve } from "node:path";

const EDITORS = ["EDITOR", "VISUAL", "GIT_EDITOR", "LAUNCH_EDITOR", "REACT_EDITOR"];
const SETTINGS = {
  GIT_CONFIG_GLOBAL: resolve(import.meta.dirname, "gitconfig"),
  GIT_CONFIG_NOSYSTEM: "1",
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
};

/** Gives tests, and the programs they start, the same Git settings, locale, time zone and no editor on any machine. */
export function likeAnyMachine(): void {
  Object.assign(process.env, SETTINGS);
  for (const name of [...EDITORS, "LANGUAGE"]) delete process.env[name];
}
