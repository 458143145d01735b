import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { fileTypeOf } from "../../../../schema/formFile.ts";
import { HttpError } from "../http/httpError.ts";
import type { Query } from "./database.ts";

/** A file as a visitor sent it. */
export interface SentFile {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Stores the file of a request, under a secret that is in the link of the owner's mail. It goes to the database in
 * base 64: PGlite takes four seconds and 600 MB for 5 MB of bytes. Throws an HttpError if all files have `most` bytes.
 */
export async function storeFile(
  query: Query,
  requestId: string,
  { name, content }: SentFile,
  most: number,
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const rows = await query(
    `insert into public.quote_files (token, request_id, name, content)
     select $1, $2::uuid, $3, decode($4::text, 'base64')
     where (select coalesce(sum(octet_length(content)), 0) from public.quote_files) < $5::bigint
     returning token`,
    [token, requestId, name, Buffer.from(content).toString("base64"), most],
  );
  if (rows.length === 0)
    throw new HttpError(507, "no_room", "There is no room for more files. Please send the form without one.");
}

/** Reads a file by its secret, with its type; its name ends as files of that type do. Undefined if there is none. */
export async function readFile(query: Query, token: string) {
  const [file] = await query<{ name: string; encoded: string }>(
    "select name, encode(content, 'base64') as encoded from public.quote_files where token = $1",
    [token],
  );
  const content = Buffer.from(file?.encoded ?? "", "base64");
  const type = fileTypeOf(content);
  if (!file || !type) return undefined;
  const stem = file.name.replace(/^.*[\\/]/, "").replace(/\.\w{1,5}$/, "");
  return { content, ...type, name: `${stem}.${type.ending}` };
}

const TOKEN = /^[\w-]{43}$/;

/** The link to a file, for whoever knows its secret. */
export function linkTo(token: string, functionUrl: string): string {
  return `${functionUrl}?file=${token}`;
}

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; sandbox",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/** Answers a link to a file: it is downloaded, not shown, as a stranger made it. */
export async function answerFile(query: Query, token: string): Promise<Response> {
  const file = TOKEN.test(token) ? await readFile(query, token) : undefined;
  if (!file) {
    const gone = "No file is here: it was deleted with its request, or the link is not whole.\n";
    return new Response(gone, { status: 404, headers: { ...HEADERS, "content-type": "text/plain" } });
  }
  const name = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  const disposition = `attachment; filename*=UTF-8''${name}`;
  return new Response(file.content, {
    headers: { ...HEADERS, "content-type": file.type, "content-disposition": disposition },
  });
}
