import { text } from "node:stream/consumers";
import type { PGlite } from "@electric-sql/pglite";
import { expect } from "vitest";
import { csvOf } from "../../../supabase/owner/csv.ts";
import type { OwnerDatabase } from "../../../supabase/owner/ownerDatabase.ts";
import { newestRequests, type OwnRequest } from "../../../supabase/owner/requests.ts";
import { post, quote } from "./requests.ts";
import { setup } from "./setup.ts";

/** A database with its owner's interface; deleting mail and erasing do nothing. */
export function ownerOf(pglite: PGlite): OwnerDatabase {
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...parameters])).rows,
    deleteMail: async () => 0,
    erase: async () => {},
  };
}

/** Stores requests, then a test request of the owner; returns what the owner sees, newest first. */
export async function storeRequests(
  pglite: PGlite,
  ...changes: Parameters<typeof quote>[0][]
): Promise<OwnRequest[]> {
  const { send, settled, clock } = setup(pglite, { RETRY_SECRET: "secret" });
  for (const change of changes) {
    expect((await send(post(quote(change)))).status).toBe(200);
    clock.pass(60);
  }
  await send(post(quote({ name: "A test" }), { "x-test-secret": "secret" }));
  await settled();
  return newestRequests(ownerOf(pglite).query);
}

/** The whole export of some requests. */
export function toCsv(requests: OwnRequest[]): Promise<string> {
  return text(csvOf([requests]));
}
