import type { Config } from "vike/types";

// https://vike.dev/config
// A build renders one page at a time with Vike's renderPage() (commands/build/renderWorker.ts), so rendering hooks run
// for every rendered page. Hooks of Vike's prerendering (+onBeforePrerenderStart, +onPrerenderStart) never run:
// prerender() is not used, as it runs in one thread and keeps all HTML in memory.
export default {
  Page: null,
  passToClient: [],
} satisfies Config;
