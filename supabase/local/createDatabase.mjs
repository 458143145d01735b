// Makes a database in the folder given. A process of its own, because making one takes 700 MB more memory than
// using it; plain JavaScript, because the process that starts it may be without a compiler.
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create(process.argv[2]);
await database.close();
