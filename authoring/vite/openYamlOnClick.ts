// While editing: Alt-click on a section opens its YAML in the editor; on the header or footer, site.yaml.
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
