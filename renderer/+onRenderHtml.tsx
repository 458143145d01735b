import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape, escapeInject } from "vike/server";
import type { PageContextServer } from "vike/types";
import type { Data } from "./+data.ts";
import { scriptsFor } from "./islands/scripts.ts";
import { Document } from "./page/Document.tsx";
import "./page/styles.css";

// https://vike.dev/onRenderHtml
export function onRenderHtml({ data, globalContext }: PageContextServer<Data>) {
  const manifest = import.meta.env.DEV ? undefined : (globalContext.assetsManifest ?? {});
  const scripts = scriptsFor(data.site, data.page, manifest);
  const html = renderToStaticMarkup(<Document {...data} scripts={scripts} />);
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`;
}
