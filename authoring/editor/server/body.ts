import type { IncomingMessage } from "node:http";
import { isMapping } from "../../../content/read/data.ts";
import { isValueChange, type ValueChange } from "../fileChange.ts";
import { Refusal } from "./refusal.ts";

/** Reads the body of a request, up to a number of bytes. */
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

/** The body of a request. Reading an entry of the wrong type throws a Refusal. */
export class Body {
  #entries: Record<string, unknown>;

  constructor(json: string) {
    const read = parsed(json);
    this.#entries = isMapping(read) ? read : {};
  }

  text(name: string): string {
    const value = this.#entries[name];
    return typeof value === "string" ? value : refuse();
  }

  /** Returns an optional text; undefined where it is empty. */
  maybe(name: string): string | undefined {
    return this.#entries[name] === undefined ? undefined : this.text(name) || undefined;
  }

  /** Returns an optional point on the map. */
  point(name: string): { latitude: number; longitude: number } | undefined {
    const value = this.#entries[name];
    if (value === undefined) return undefined;
    const { latitude, longitude } = isMapping(value) ? value : {};
    return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : refuse();
  }

  changes(): ValueChange[] {
    const { changes } = this.#entries;
    return Array.isArray(changes) && changes.every(isValueChange) ? changes : refuse();
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return refuse();
  }
}

function refuse(): never {
  throw new Refusal("The editor did not understand its own request: reload the page.");
}
