import type { ProblemMessage } from "../problem/problem.ts";
import { mistake, put, type SyntaxMistake } from "./syntax/mistake.ts";

/** The marks that git puts around two versions of a passage; the first version is read on. Of one that was mended halfway, the marks that were left. */
export function conflicts(text: string): SyntaxMistake[] {
  const marks =
    /^<{7}(?: .*)?\n((?:(?!={7}\r?$|\|{7}).*\n)*)((?:\|{7}.*\n(?:(?!={7}\r?$).*\n)*)?={7}\r?\n(?:(?!>{7}).*\n)*>{7}.*)/gm;
  const found = [...text.matchAll(marks)];
  const isTold = (at: number) => found.some(({ 0: all, index }) => at >= index && at < index + all.length);
  const left = [...text.matchAll(/^(?:<{7}|>{7}|\|{7})(?: .*)?\r?$/gm)].filter(({ index }) => !isTold(index));
  const alone = left.map(({ 0: line, index }) =>
    mistake(index, index + line.length, conflictLeft, put("", index, line.length)),
  );
  const whole = found.map(({ 0: all, 1: ours = "", 2: theirs = "", index: start }) => {
    const open = all.indexOf("\n");
    const blank = (at: number, stretch: string) => put(stretch.replace(/.+/g, ""), at, stretch.length);
    const edits = [blank(start, all.slice(0, open)), blank(start + open + 1 + ours.length, theirs)];
    return mistake(start, start + open, conflict, ...edits);
  });
  return [...whole, ...alone];
}

const conflict: ProblemMessage = {
  code: "conflict",
  message: "Two versions of this passage meet here, and git could not tell which one is meant.",
  hint: "Keep one of the two, and take away the lines that start with <<<<<<<, ======= and >>>>>>>.",
};
const conflictLeft: ProblemMessage = {
  code: "conflict",
  message: "Git left this line where two versions of a passage met.",
  hint: "Take it away, and check that only one of the two versions stands around it.",
};
