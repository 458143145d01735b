import { writeFileSync } from "node:fs";
import { generateRequestTypes, generateTypes } from "./generateTypes.ts";

/** `npm run types`: regenerates the types that are made from JSON Schemas. */
writeFileSync("schema/types.ts", await generateTypes());
writeFileSync("editor/requestTypes.ts", await generateRequestTypes());
console.log("schema/types.ts and editor/requestTypes.ts are made of the schemas as they are now.");
