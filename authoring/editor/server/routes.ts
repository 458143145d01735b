import type { ContentStore } from "../../vite/contentStore.ts";
import type { Answers } from "../contract.ts";
import { anchorsOf, choicesIn, schemasNow } from "./choices.ts";
import { changesIn } from "./git/changes.ts";
import { handIn } from "./git/handIn.ts";
import { discard } from "./git/unusedUploads.ts";
import type { Body } from "./http/body.ts";
import { leftOverIn, open, preview, problemsOf, save } from "./reading.ts";
import { make, remove, rename, rewrite } from "./wholePages.ts";

/** A function for each request of the panel. */
type Routes = {
  [Name in keyof Answers]: (store: ContentStore, body: Body) => Answers[Name] | Promise<Answers[Name]>;
};

const routes: Routes = {
  open: (store, body) => open(store, { file: body.maybe("file"), url: body.maybe("url") }),
  preview: (store, body) => preview(store, { ...changeIn(body), edits: body.edits() }),
  save: (store, body) => save(store, changeIn(body)),
  problems: (store) => problemsOf(store),
  left: (store, body) => leftOverIn(store, body.text("file")),
  choices: (store) => choicesIn(store),
  anchors: (store, body) => anchorsOf(store, body.text("url")),
  schemas: () => schemasNow(),
  changes: (store) => changesIn(store),
  make,
  rename,
  remove,
  rewrite: (store, body) => rewrite(store, body.steps()),
  handIn: (store, body) => handIn(store, body.text("message")),
  discard: async (store, body) => {
    await discard(store, body.text("file"));
    return changesIn(store);
  },
};

function changeIn(body: Body) {
  return { file: body.text("file"), text: body.text("text"), revision: body.text("revision") };
}

/** Answers a request; undefined where there is none of this name. */
export function answerTo(name: string, store: ContentStore, body: Body): unknown {
  return isRoute(name) ? routes[name](store, body) : undefined;
}

function isRoute(name: string): name is keyof Answers {
  return Object.hasOwn(routes, name);
}
