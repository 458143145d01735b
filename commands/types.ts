import { writeFileSync } from "node:fs";
import { generateTypes } from "./generateTypes.ts";

/** `npm run types`: regenerates schema/types.ts. */
writeFileSync("schema/types.ts", await generateTypes());
