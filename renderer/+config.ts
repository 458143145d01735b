import type { Config } from "vike/types";

// https://vike.dev/config
export default {
  prerender: { noExtraDir: true },
  Page: null,
  meta: {},
} satisfies Config;
