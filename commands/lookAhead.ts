import { setFlagsFromString } from "node:v8";
import { checkContent } from "../content/check/checkContent.ts";
import { compileSchemas } from "../content/check/schemas/schemas.ts";
import { counter } from "../content/check/validate.ts";
import { contentCode } from "../content/memory/codeHash.ts";
import { Memory } from "../content/memory/memory.ts";
import { readFiles } from "../content/read/files.ts";
import { rememberedRead } from "../content/read/rememberedRead.ts";
import { lookAhead } from "../content/rules/rule.ts";
import { rules } from "../content/rules/rules.ts";
import { openDictionary } from "../content/rules/texts/spelling/dictionary.ts";
import { spelling } from "../content/rules/texts/spelling/spelling.ts";
import { createStore, type Store } from "../content/store.ts";

// A process of its own, one of several: finds out of its share of the pages what there is to remember. It takes a
// step for each message, as each needs what all have found in the one before.
const [root = "", today = "", number, of, words] = process.argv.slice(2);
setFlagsFromString("--no-parallel-scavenge"); // each core has its process: threads that help to clean memory would be waited for
const version = contentCode();
const held = words ? [...rules, spelling(await openDictionary(root))] : rules;

const steps = [read, look];
process.on("message", () => {
  const memory = new Memory(root, version, { number: Number(number), of: Number(of) });
  steps.shift()?.(createStore(memory));
  memory.close();
  if (steps.length)
    process.send?.("done", undefined, undefined, () => {}); // who asked may be gone
  else process.disconnect();
});

function read(store: Store): void {
  const schemas = compileSchemas(store.schemas, store.memory);
  const mistakesIn = counter(schemas.page);
  const { site, pages } = readFiles(root);
  rememberedRead(site, store, counter(schemas.site)); // noted by the one in whose share it is
  for (const content of pages) if (store.memory.has(content.file)) rememberedRead(content, store, mistakesIn);
}

function look(store: Store): void {
  const content = checkContent(root, { today, drafts: false }, { ...store, isFresh: true });
  const own = content.pages.filter(({ source }) => store.memory.has(source.file));
  lookAhead(held, content, own);
}
