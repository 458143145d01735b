// Serves the function from the given folder in its own process; prints its port and its log.
import { createServer } from "node:http";
import { openLocalBackend } from "../../../supabase/local/openLocalBackend.ts";
import { listen } from "./listen.ts";

const backend = openLocalBackend(process.argv[2] ?? "");
const server = createServer((incoming, outgoing) =>
  backend.middleware(incoming, outgoing, () => outgoing.end()),
);
console.log(`port ${await listen(server)}`);
