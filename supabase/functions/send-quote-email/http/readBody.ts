import { Buffer } from "node:buffer";
import { isTaken, MOST_BYTES } from "../../../../schema/formFile.ts";
import { HttpError, unreadable } from "./httpError.ts";

const MAX_JSON_BYTES = 64 * 1024; // several long answers of a form, in any script

/** The body of a request: its JSON, and a file that was sent along. */
export interface Body {
  sent: unknown;
  content?: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a request's body: JSON, or a form of which `request` is JSON and `file` a file that forms take. Throws an
 * HttpError if it is neither, or too large or broken.
 */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get("content-type") ?? "";
  const name = type.split(";")[0]?.trim().toLowerCase();
  if (name === "application/json") return { sent: toJson(await readBytes(request, MAX_JSON_BYTES)) };
  if (name !== "multipart/form-data") throw unsupported();
  const bytes = await readBytes(request, MOST_BYTES + MAX_JSON_BYTES);
  const parts = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  const [json, file] = [parts?.get("request"), parts?.get("file")];
  if (!(json instanceof Blob) || !(file instanceof Blob)) throw unsupported();
  if (json.size > MAX_JSON_BYTES) throw tooLarge();
  if (!(await isTaken(file)))
    throw new HttpError(400, "invalid_file", "The file is no PDF, JPEG or PNG of up to 5 MB.");
  return { sent: toJson(await json.arrayBuffer()), content: new Uint8Array(await file.arrayBuffer()) };
}

function toJson(bytes: BufferSource): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, "invalid_json", "The request is not valid JSON.");
  }
}

async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > most) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable(); // the visitor hung up half-way
  }
  return Buffer.concat(chunks);
}

function unsupported(): HttpError {
  return new HttpError(415, "unsupported_type", "Please send application/json, or a form with a file.");
}

function tooLarge(): HttpError {
  return new HttpError(413, "too_large", "The request is too large.");
}
