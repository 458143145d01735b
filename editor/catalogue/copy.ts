const SHOWN = 2000; // milliseconds
const announcer = document.querySelector("[data-copied]");

/** Copies the text of a Copy button, and confirms it for two seconds on the button and to screen readers. */
document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
  const label = button?.firstElementChild;
  if (!button || !label) return;
  const said = await copy(button.dataset.copy ?? "", button.nextElementSibling);
  label.textContent = said;
  if (announcer) announcer.textContent = said;
  setTimeout(() => {
    label.textContent = "Copy";
    if (announcer) announcer.textContent = "";
  }, SHOWN);
});

/** Browsers offer the clipboard in secure contexts only; elsewhere, selects the text to be copied by keyboard. */
async function copy(text: string, shown: Element | null): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return "Press Ctrl+C to copy";
  }
}
