import { writeFileSync } from "node:fs";
import { generateRequestTypes, generateTypes } from "./generateTypes.ts";

/** `npm run types`: regenerates the types that are made from JSON Schemas. */
writeFileSync("schema/types.ts", await generateTypes());
writeFileSync("editor/requestTypes.ts", await generateRequestTypes());
