const KEY = "consent";
const BOX =
  "fixed inset-x-4 bottom-24 z-20 flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-5 sm:right-auto sm:bottom-4 sm:max-w-md";
const BUTTON = "button min-h-11 border border-heading px-5 text-heading";

/** Whether the visitor agrees to being measured: as decided before, else by asking, once. */
export async function askConsent(): Promise<boolean> {
  const decision = remembered() ?? (await ask());
  try {
    localStorage.setItem(KEY, decision);
  } catch {
    // A browser that stores nothing is asked again on the next page.
  }
  return decision === "yes";
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function ask(): Promise<string> {
  const box = element("section", BOX);
  box.setAttribute("aria-label", "Cookies");
  const text = element(
    "p",
    "",
    "May we count visits with Google's cookies? The site works the same without.",
  );
  return new Promise((resolve) => {
    const choose = (decision: string) => () => {
      box.remove();
      resolve(decision);
    };
    const no = element("button", BUTTON, "No, thanks");
    const yes = element("button", BUTTON, "Yes");
    no.addEventListener("click", choose("no"));
    yes.addEventListener("click", choose("yes"));
    box.append(text, no, yes);
    document.body.append(box);
  });
}

function element(name: string, className: string, text = ""): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}
