import type { Edit } from "../../../../content/edit/editYaml.ts";

/** An edit that waits, with those of the same step: they are sent, and taken back, together. */
export type Waiting = Edit & { step: number };

/** Edits with others after them, which are a step; of one field that is typed in, the last counts. */
export function merged(before: Waiting[], edits: Edit[]): Waiting[] {
  const step = (before.at(-1)?.step ?? 0) + 1;
  return edits.reduce((all, edit) => {
    const last = all.at(-1);
    const isAlone = last?.step !== all.at(-2)?.step; // what is typed after a picture was chosen is a step of its own
    const again = isAlone && last?.do === "set" && edit.do === "set" && isSame(last.path, edit.path);
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
