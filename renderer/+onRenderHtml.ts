import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";
import { documentOf } from "./page/Document.tsx";
import "./page/styles.css";

// https://vike.dev/onRenderHtml
export function onRenderHtml({ data, globalContext }: PageContextServer<Data>) {
  const manifest = import.meta.env.DEV ? undefined : (globalContext.assetsManifest ?? {});
  const { finish = (html) => html } = data;
  return dangerouslySkipEscape(finish(documentOf(data, manifest)));
}
