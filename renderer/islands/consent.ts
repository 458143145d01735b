import type { ConsentWords } from "../../schema/types.ts";

const KEY = "consent";
const BOX =
  "fixed inset-x-4 bottom-24 z-20 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4 text-small md:bottom-4";
const SIZE = { maxHeight: "70svh", maxWidth: "42rem", overflowY: "auto" }; // not in the stylesheet, which every page loads
const BUTTON = "button min-h-11 border border-heading px-5 text-heading";

/** Whether the visitor consents to analytics: the stored decision, or else the answer to a question asked once. */
export async function askConsent(words: ConsentWords): Promise<boolean> {
  const decision = storedDecision() ?? (await ask(words));
  try {
    localStorage.setItem(KEY, decision);
  } catch {
    // Without storage, the question is asked again on the next page.
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

function ask({ name, question, refuse, agree }: ConsentWords): Promise<string> {
  const box = element("section", "", BOX);
  box.setAttribute("aria-label", name);
  Object.assign(box.style, SIZE);
  const words = element("p", question);
  words.style.flex = "1 16rem";
  box.append(words);
  document.body.append(box);
  return new Promise((resolve) => {
    for (const [decision, answer] of Object.entries({ no: refuse, yes: agree })) {
      const button = element("button", answer, BUTTON);
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
