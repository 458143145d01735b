import { colors } from "../../renderer/page/colors.ts";
import { CHANGED, HOME, OF_CONTENT, READY } from "../editor/contract.ts";

// While editing, on every page: a button, and the key E, open the editor; an Alt-click on a section opens its YAML in
// the code editor, on the header or footer site.yaml. The page itself knows nothing of it: the button has a root of
// its own, and lies over the page. In the editor's own frame the page says that it is there, and when files have
// changed: then the editor shows the change in it, without a reload.
const STYLE = `a { position: fixed; left: 16px; bottom: 16px; z-index: 40; padding: 10px 18px; border-radius: 999px;
  background: ${colors.lagoon}; color: ${colors.white}; font: 600 15px/1.4 system-ui, sans-serif; text-decoration: none;
  box-shadow: 0 2px 12px color-mix(in srgb, ${colors.lagoon} 30%, transparent) }
a:focus-visible { outline: 3px solid ${colors.action}; outline-offset: 3px }
@media (max-width: 1023px) { a { bottom: 84px } } @media print { a { display: none } }`;

const FIELD = "input, textarea, select, [contenteditable]";

const href = `${HOME}?${new URLSearchParams({ page: location.pathname })}`;

if (window.parent !== window) {
  const report = (message: string) => window.parent.postMessage(message, location.origin);
  import.meta.hot?.on("vite:beforeFullReload", (reload) => {
    if (reload.triggeredBy !== OF_CONTENT) return;
    reload.path = "/another-page.html"; // Vite reloads that page alone
    report(CHANGED);
  });
  import.meta.hot?.on("vite:error", () => report(CHANGED));
  report(READY);
} else {
  const host = document.createElement("edit-this-page");
  const root = host.attachShadow({ mode: "open" });
  const style = Object.assign(document.createElement("style"), { textContent: STYLE });
  root.append(style, Object.assign(document.createElement("a"), { href, textContent: "Edit this page" }));
  document.body.append(host);
  addEventListener("keydown", ({ key, target, altKey, ctrlKey, metaKey }) => {
    const types = target instanceof Element && target.closest(FIELD) !== null;
    if (key.toLowerCase() === "e" && !types && !altKey && !ctrlKey && !metaKey) location.assign(href);
  });
}

addEventListener(
  "click",
  (event) => {
    const { target, altKey } = event;
    if (!altKey || !(target instanceof Node)) return;
    event.preventDefault();
    event.stopPropagation();
    const blocks = [...document.querySelectorAll("main [data-block]")];
    const block = String(blocks.findIndex((one) => one.contains(target)));
    void fetch(`/__open-yaml?${new URLSearchParams({ path: location.pathname, block })}`);
  },
  { capture: true },
);
