import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { hashOf } from "../../../content/cache.ts";
import { UnreadableAfter } from "../../../content/edit/editYaml.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import { HOME, TOKEN } from "../contract.ts";
import { upload } from "./disk/upload.ts";
import { Body, bytesOf } from "./http/body.ts";
import { isOurs } from "./http/guard.ts";
import { Refusal } from "./http/refusal.ts";
import { answerTo } from "./routes.ts";

const MOST_TEXT = 8_000_000;
const MOST_PICTURE = 40_000_000;

/** The status and body of an answer to the panel. */
interface Answer {
  status: number;
  json: unknown;
}

/** Answers a request of the panel. Requests of other origins, or without the token of this run, are refused. */
export async function answer(store: ContentStore, token: string, request: IncomingMessage): Promise<Answer> {
  try {
    if (!isOurs(request.headers)) throw new Refusal("Only pages of this site can ask this.", 403);
    if (request.method !== "POST" || !isSame(request.headers[TOKEN], token))
      throw new Refusal("The server was started again: reload the page.", 403);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(HOME.length + 1);
    if (name === "upload") {
      const bytes = await bytesOf(request, MOST_PICTURE);
      const json = await upload(store.root, searchParams.get("name") ?? "", bytes);
      store.forget(); // it can be chosen at once
      return { status: 200, json };
    }
    const body = new Body((await bytesOf(request, MOST_TEXT)).toString());
    const json = await answerTo(name, store, body);
    if (json === undefined) throw new Refusal("The editor has nothing of this name.", 404);
    return { status: 200, json };
  } catch (error) {
    if (error instanceof UnreadableAfter) return { status: 422, json: { message: error.message } };
    if (error instanceof Refusal) {
      const { status, message, obstacles } = error;
      return { status, json: { message, obstacles } };
    }
    console.error(error);
    return { status: 500, json: { message: "That did not work. Your words are kept here; try again." } };
  }
}

/** Compares hashes, in the same time whatever is given. */
function isSame(given: string | string[] | undefined, token: string): boolean {
  return typeof given === "string" && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
