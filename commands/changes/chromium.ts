import type { LaunchOptions } from "@playwright/test";
import { chromiumProgram } from "../programs.mjs";

const FLAGS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --font-render-hinting=none --disable-background-networking --disable-component-update --disable-sync";

/** Launch options of Chromium: the installed one, without any requests of its own to the internet. */
export const CHROMIUM: LaunchOptions = {
  executablePath: chromiumProgram(),
  args: FLAGS.split(" "),
};
