import type { Config } from "vike/types";

// https://vike.dev/config
export default {
  Page: null,
  meta: {},
} satisfies Config;
