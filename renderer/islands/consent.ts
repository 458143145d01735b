const KEY = "consent";
const BOX =
  "fixed inset-x-4 bottom-24 z-20 flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-5 sm:right-auto sm:bottom-4 sm:max-w-md";
const BUTTON = "button min-h-11 border border-heading px-5 text-heading";

/** Whether the visitor agrees to being measured: as decided before, else by asking, once. */
export async function askConsent(): Promise<boolean> {
  const decision = storedDecision() ?? (await ask());
  try {
    localStorage.setItem(KEY, decision);
  } catch {
    // A browser that stores nothing is asked again on the next page.
  }
  return decision === "yes";
}

function storedDecision(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function ask(): Promise<string> {
  const box = element("section", "", BOX);
  box.setAttribute("aria-label", "Cookies");
  box.append(element("p", "May we count visits with Google's cookies? The site works the same without."));
  document.body.append(box);
  return new Promise((resolve) => {
    for (const [decision, words] of Object.entries({ no: "No, thanks", yes: "Yes" })) {
      const button = element("button", words, BUTTON);
      button.addEventListener("click", () => {
        box.remove();
        resolve(decision);
      });
      box.append(button);
    }
  });
}

function element(name: string, text: string, className = ""): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}
