import type { IncomingMessage } from "node:http";
import Ajv from "ajv/dist/2020.js";
import { Refusal } from "./refusal.ts";
import schema from "./requests.json" with { type: "json" };

const ajv = new Ajv({ strict: false }).addSchema(schema);

/** Whether untrusted data match the definition of this name in requests.json. */
export function isValid<T>(name: string, data: unknown): data is T {
  const validate = ajv.getSchema<T>(`requests#/$defs/${name}`);
  return validate?.(data) === true;
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
