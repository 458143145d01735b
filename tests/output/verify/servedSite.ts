import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { siteHandler } from "../../../output/serving/siteHandler.ts";
import type { Ask } from "../../../output/verify/ask.ts";
import { liveSite } from "../../../output/verify/live.ts";
import { openLocalBackend } from "../../../supabase/local/openLocalBackend.ts";
import { listen } from "../../supabase/support/listen.ts";
import { writeFixtureSite } from "./fixtureSite.ts";

/** Serves the fixture's site and its quote function locally, as a host that does everything right. */
export async function serveFixtureSite() {
  const { site, pages, folder } = await writeFixtureSite();
  const backend = openLocalBackend(join(folder, ".data"), { env: { ALLOWED_ORIGINS: site.business.url } });
  const served = siteHandler(join(folder, "client"));
  const server = createServer((incoming, outgoing) =>
    backend.middleware(incoming, outgoing, () => served(incoming, outgoing)),
  );
  const origin = `http://localhost:${await listen(server)}`;
  return {
    site,
    origin,
    /** The live site at an address, requested through `ask`. */
    live: (ask: Ask, address = origin) => liveSite(ask, address, site, pages, {}),
    async close() {
      server.closeAllConnections();
      server.close();
      await backend.close();
      rmSync(folder, { recursive: true });
    },
  };
}
