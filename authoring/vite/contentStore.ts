import { type Content, loadContent } from "../../content/loadContent.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import { quickRules } from "../../content/rules/rules.ts";
import { createStore } from "../../content/store.ts";

/** The content of a project, loaded when first asked for. */
export interface ContentStore {
  /** As the files are. */
  current(): Content;
  /** What to show: the last without an error, so that a slip does not take its page away; else what there is. */
  shown(): Content;
  /** Whether there was ever one without an error. */
  hasBeenSound(): boolean;
  /** Has the files read again. */
  forget(): void;
}

/** A store for the project in `root`, with drafts or without. */
export function contentStore(root: string, drafts: boolean): ContentStore {
  let current: Content | undefined;
  let sound: Content | undefined;
  const store = createStore();
  function load(): Content {
    current ??= loadContent(root, { drafts, rules: quickRules, store });
    if (errorsIn(current.problems).length === 0) sound = current;
    return current;
  }
  return {
    current: load,
    shown() {
      const latest = load();
      return sound ?? latest;
    },
    hasBeenSound() {
      load();
      return sound !== undefined;
    },
    forget() {
      current = undefined;
    },
  };
}
