import type { Config } from "vike/types";

// https://vike.dev/config
// A build renders each page by Vike's renderPage(), page by page (commands/build/renderWorker.ts): every hook of
// rendering is called for every page that is rendered. Hooks of Vike's own prerendering (+onBeforePrerenderStart,
// +onPrerenderStart) are not: prerender() runs in one thread and keeps all HTML in memory.
export default {
  Page: null,
  passToClient: [],
} satisfies Config;
