import type { IncomingMessage } from "node:http";
import Ajv from "ajv/dist/2020.js";
import { Refusal } from "../../refusal.ts";
import schema from "../../requests.json" with { type: "json" };
import type { LogEntry, LogWrite, RequestBodies } from "../../requestTypes.ts";

const ajv = new Ajv({ strict: false }).addSchema(schema);

/** Whether untrusted data are the body of a request of this name. */
export function isBody<N extends keyof RequestBodies>(name: N, data: unknown): data is RequestBodies[N] {
  return isAt(`requests/properties/${name}`, data);
}

/** Whether untrusted data are an entry of the list of changes. */
export function isLogEntry(data: unknown): data is LogEntry {
  return isAt("logEntry", data);
}

/** Whether untrusted data are the files that were to be written with the list of changes. */
export function areLogWrites(data: unknown): data is LogWrite[] {
  return isAt("logWrites", data);
}

function isAt(name: string, data: unknown): boolean {
  return ajv.validate(`requests#/properties/${name}`, data);
}

/** Parses a JSON text; undefined if it is invalid. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Reads the body of a request. Throws a Refusal if it has more than `most` bytes. */
export async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) throw new Refusal("This is too large.", 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
