import { type CheckedContent, loadCheckedOnAllCores } from "../checker/loadChecked.ts";
import { notesOn } from "./check/report.ts";
import { runCheck } from "./check/runCheck.ts";
import { textReport } from "./check/text.ts";

/** The checker, as a build uses it. */
interface Checker {
  load: typeof loadCheckedOnAllCores;
  /** What is left to be replaced or confirmed before a launch. */
  launchReport(): Promise<string>;
  /** What a build prints of the problems; empty if there are none. */
  print(content: CheckedContent, launch: boolean): string;
}

/** The checker. A project without checker/ and editor/ exports `undefined` here, and builds all the same. */
export const checker: Checker | undefined = {
  load: loadCheckedOnAllCores,
  launchReport: async () => (await runCheck(process.cwd(), ["--launch"])).text,
  print(content, launch) {
    const notes = notesOn(content.root);
    if (content.problems.length + notes.length === 0) return "";
    return textReport({ ...content, launch, notes });
  },
};
