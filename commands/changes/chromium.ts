import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

// As in install.mjs. The headless shell draws no windows, and runs the tests in two thirds of the time.
const PROGRAMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

const FLAGS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --font-render-hinting=none --disable-background-networking --disable-component-update --disable-sync";

/** Launch options of Chromium: the installed one, without any requests of its own to the internet. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? PROGRAMS.find((program) => existsSync(program)) ?? PROGRAMS[0],
  args: FLAGS.split(" "),
};
