import { writeFileSync } from "node:fs";
import { generateTypes } from "./generateTypes.ts";

/** `npm run types`: makes schema/types.ts anew. */
writeFileSync("schema/types.ts", await generateTypes());
