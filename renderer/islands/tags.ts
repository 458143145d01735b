import { askConsent } from "./consent.ts";

/** Configures Google's tags with their ids; if visitors are asked for consent first, loads them once they agree. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="tags"]');
window.dataLayer ??= [];
const queue = window.dataLayer;

const tag: (...command: unknown[]) => void = function () {
  // biome-ignore lint/complexity/noArguments: Google's script reads commands from arguments objects only
  queue.push(arguments);
};

window.gtag = tag;
tag("js", new Date());
for (const id of meta?.content.split(" ") ?? []) tag("config", id);

const { ask: address, words = "" } = meta?.dataset ?? {};
if (address && (await askConsent(JSON.parse(words)))) {
  const script = document.createElement("script");
  script.src = address;
  document.head.append(script);
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
