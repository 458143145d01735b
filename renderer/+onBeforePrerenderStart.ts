import { pages } from "virtual:content";

// https://vike.dev/onBeforePrerenderStart
export function onBeforePrerenderStart(): string[] {
  return pages.flatMap(({ url, aliases = [] }) => [url, ...aliases]);
}
