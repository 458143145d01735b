import { openDictionary } from "../../content/rules/texts/spelling/dictionary.ts";
import { runCheck } from "../check/runCheck.ts";

/** What `npm run check -- --launch` prints. */
export async function checkLaunch(root: string): Promise<string> {
  return runCheck(root, ["--launch"], await openDictionary(root)).text;
}
