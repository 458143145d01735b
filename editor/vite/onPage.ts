import { CHANGED, type FrameMessage, HOME, OF_CONTENT, READY } from "../contract.ts";

// Runs on every page of the site on the dev server. A button and the key E open the editor; an Alt-click on a section
// opens its YAML in the code editor, or site.yaml for the header and footer. The page itself knows nothing of this: the
// button has a shadow root of its own, and lies over the page. In the editor's frame, the page reports when it is ready
// and when files have changed, and the editor then updates it without a reload.
const STYLE = `div { position: fixed; left: 16px; bottom: 16px; z-index: 40; display: flex; gap: 6px }
a, button { border: 0; padding: 10px 18px; border-radius: var(--radius-button);
  background: var(--color-deep); color: #fff; font: 600 15px/1.4 system-ui, sans-serif; text-decoration: none;
  box-shadow: 0 2px 12px color-mix(in srgb, var(--color-deep) 30%, transparent) }
button { padding: 10px; font-size: 12px; cursor: pointer }
a:focus-visible, button:focus-visible { outline: 3px solid var(--color-action); outline-offset: 3px }
@media (max-width: 1023px) { div { bottom: 84px } } @media print { div { display: none } }`;

const KEY_OFF = "editor-key-off";
const FIELD = "input, textarea, select, [contenteditable]";

const href = `${HOME}?${new URLSearchParams({ page: location.pathname })}`;

if (window.parent !== window) {
  const report = (message: FrameMessage) => window.parent.postMessage(message, location.origin);
  import.meta.hot?.on("vite:beforeFullReload", (reload) => {
    if (reload.triggeredBy === OF_CONTENT) reload.path = "/another-page.html"; // Vite reloads only a page of this path
  });
  import.meta.hot?.on(CHANGED, (version: number) => report({ what: CHANGED, version }));
  report({ what: READY });
} else {
  const host = document.createElement("edit-this-page");
  const root = host.attachShadow({ mode: "open" });
  const style = Object.assign(document.createElement("style"), { textContent: STYLE });
  const link = Object.assign(document.createElement("a"), { href });
  const key = Object.assign(document.createElement("button"), { title: "Turns the key E off and on" });
  const isOn = () => localStorage.getItem(KEY_OFF) === null;
  const label = () => {
    link.textContent = isOn() ? "Edit this page (E)" : "Edit this page";
    key.textContent = isOn() ? "E off" : "E on";
  };
  key.addEventListener("click", () => {
    if (isOn()) localStorage.setItem(KEY_OFF, "yes");
    else localStorage.removeItem(KEY_OFF);
    label();
  });
  label();
  const box = document.createElement("div");
  box.append(link, key);
  root.append(style, box);
  document.body.prepend(host); // first in the tab order
  addEventListener("keydown", ({ key, target, altKey, ctrlKey, metaKey }) => {
    const types = target instanceof Element && target.closest(FIELD) !== null;
    if (key.toLowerCase() === "e" && !types && !altKey && !ctrlKey && !metaKey && isOn())
      location.assign(href);
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
