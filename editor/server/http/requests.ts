import type { IncomingMessage } from "node:http";
import Ajv from "ajv/dist/2020.js";
import { attempt } from "../../../content/lib/attempt.ts";
import { Refusal } from "../../refusal.ts";
import schema from "../../requests.json" with { type: "json" };
import type { EditorData, RequestBodies } from "../../requestTypes.ts";

const ajv = new Ajv({ strict: false }).addSchema(schema);

/** Whether untrusted data are the body of a request of this name. */
export function isBody<N extends keyof RequestBodies>(name: N, data: unknown): data is RequestBodies[N] {
  return ajv.validate(`requests#/properties/requests/properties/${name}`, data);
}

/** Whether untrusted data are of a kind that requests.json describes. */
export function isA<N extends keyof EditorData>(name: N, data: unknown): data is EditorData[N] {
  return ajv.validate(`requests#/properties/${name}`, data);
}

/** Parses a JSON text; undefined if it is invalid. */
export function parsed(json: string): unknown {
  return attempt(() => JSON.parse(json));
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
