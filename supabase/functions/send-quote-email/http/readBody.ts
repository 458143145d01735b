import { HttpError, unreadable } from "./httpError.ts";

const MAX_BODY_BYTES = 64 * 1024; // several long answers of a form, in any script

/** Reads a request's JSON body. Throws an HttpError if its type is another, or it is too large, broken or not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new HttpError(415, "unsupported_type", "Please send application/json.");
  }
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, "invalid_json", "The request is not valid JSON.");
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) throw tooLarge();
  const bytes = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      if (length + chunk.byteLength > MAX_BODY_BYTES) throw tooLarge();
      bytes.set(chunk, length);
      length += chunk.byteLength;
    }
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable(); // the visitor hung up half-way
  }
  return bytes.subarray(0, length);
}

function tooLarge(): HttpError {
  return new HttpError(413, "too_large", "The request is too large.");
}
