import { type Content, loadContent } from "../../content/loadContent.ts";
import { contentCode } from "../../content/memory/codeHash.ts";
import { Memory } from "../../content/memory/memory.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import { quickRules } from "../../content/rules/rules.ts";
import { createStore } from "../../content/store.ts";
import { type FinishedContent, finishContent } from "../../output/finishContent.ts";
import type { DataFor } from "../../output/vite/content.ts";
import { dataIn } from "../../output/vite/content.ts";
import type { Data } from "../../renderer/+data.ts";

/** The content of a project while it is edited, loaded when first asked for. */
export interface ContentStore {
  root: string;
  /** As the files are. */
  current(): Content;
  /** What to show: the last without an error, so that a slip does not take its page away; else what there is. */
  shown(): Content;
  /** What to show, with nothing left to look up. */
  finished(): Promise<FinishedContent>;
  /** What an address shows. */
  dataFor(path: string): Promise<Data | undefined>;
  /** Whether there was ever one without an error. */
  hasBeenSound(): boolean;
  /** Has the files read again. */
  forget(): void;
}

/** A store for the project in `root`, drafts included. */
export function contentStore(root: string): ContentStore {
  let current: Content | undefined;
  let sound: Content | undefined;
  let finished: Promise<FinishedContent> | undefined;
  let dataFor: Promise<DataFor> | undefined;
  const memory = new Memory(root, contentCode());
  const store = createStore(memory);
  function load(): Content {
    if (!current) {
      current = loadContent(root, { drafts: true, rules: quickRules, store });
      memory.close(); // of a thousand pages, the next start reads only those that have changed
    }
    if (errorsIn(current.problems).length === 0) sound = current;
    return current;
  }
  function shown(): Content {
    const latest = load();
    return sound ?? latest;
  }
  function finish(): Promise<FinishedContent> {
    finished ??= finishContent(root, shown());
    return finished;
  }
  return {
    root,
    current: load,
    shown,
    finished: finish,
    async dataFor(path) {
      dataFor ??= finish().then(dataIn); // a file saved meanwhile forgets it, with what it is made from
      return (await dataFor)(path);
    },
    hasBeenSound() {
      load();
      return sound !== undefined;
    },
    forget() {
      current = undefined;
      finished = undefined;
      dataFor = undefined;
    },
  };
}
