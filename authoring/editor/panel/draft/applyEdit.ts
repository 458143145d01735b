import type { Edit, Path } from "../../../../content/edit/editYaml.ts";
import { isMapping } from "../../../../content/read/data.ts";

/** Data after an edit, shown while the server still writes it into the file's text. */
export function applyEdit(data: unknown, edit: Edit): unknown {
  const [at, key] = [edit.path.slice(0, -1), edit.path.at(-1)];
  if (key === undefined) return edit.do === "set" ? edit.value : data;
  return change(data, at, (parent) => {
    if (Array.isArray(parent)) return changedList(parent, Number(key), edit);
    const entries = isMapping(parent) ? parent : {};
    if (edit.do === "set") return { ...entries, [key]: edit.value };
    const { [key]: _, ...others } = entries;
    return edit.do === "remove" ? others : entries;
  });
}

function changedList(list: unknown[], index: number, edit: Edit): unknown[] {
  switch (edit.do) {
    case "set":
      return list.toSpliced(index, 1, edit.value); // without a complaint where the list is shorter by now
    case "remove":
      return list.toSpliced(index, 1);
    case "insert":
      return list.toSpliced(index, 0, edit.value);
    case "move":
      return list.toSpliced(index, 1).toSpliced(edit.to, 0, list[index]);
  }
}

/** Data with what stands at a path made anew. */
function change(data: unknown, [key, ...rest]: Path, make: (value: unknown) => unknown): unknown {
  if (key === undefined) return make(data);
  if (Array.isArray(data)) {
    const index = Number(key);
    return data.toSpliced(index, 1, change(data[index], rest, make));
  }
  const entries = isMapping(data) ? data : {};
  return { ...entries, [key]: change(entries[key], rest, make) };
}

/** An edit that waits, with those of the same step: they are sent, and taken back, together. */
export type Waiting = Edit & { step: number };

/** Edits with others after them, which are a step; of one field that is typed in, the last counts. */
export function merged(before: Waiting[], edits: Edit[]): Waiting[] {
  const step = (before.at(-1)?.step ?? 0) + 1;
  return edits.reduce((all, edit) => {
    const last = all.at(-1);
    const again = last?.do === "set" && edit.do === "set" && isSame(last.path, edit.path);
    return [...(again ? all.slice(0, -1) : all), { ...edit, step: again ? last.step : step }];
  }, before);
}

/** The first step of those that wait. */
export function firstStep(waiting: Waiting[]): Waiting[] {
  return waiting.filter(({ step }) => step === waiting[0]?.step);
}

function isSame(a: Edit["path"], b: Edit["path"]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
