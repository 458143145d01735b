import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { hashOf } from "../../../content/cache.ts";
import { UnreadableAfter } from "../../../content/edit/editYaml.ts";
import { type Answers, HOME, TOKEN } from "../contract.ts";
import { Body, bytesOf } from "./body.ts";
import { anchorsOf, choicesIn, schemasNow } from "./choices.ts";
import { changesIn } from "./git/changes.ts";
import { handIn } from "./git/handIn.ts";
import { discard } from "./git/unusedUploads.ts";
import { isOurs } from "./guard.ts";
import { fileAt, leftOverIn } from "./openFile.ts";
import { Refusal } from "./refusal.ts";
import { type Editor, open, run } from "./run.ts";
import { upload } from "./upload.ts";

const MOST_TEXT = 8_000_000;
const MOST_PICTURE = 40_000_000;

/** A function for each request of the panel. */
const routes: {
  [Name in keyof Answers]: (editor: Editor, body: Body) => Answers[Name] | Promise<Answers[Name]>;
} = {
  open: (editor, body) => open(editor, body.maybe("file") ?? fileAt(editor.store, body.text("url"))),
  run,
  left: ({ store }, body) => leftOverIn(store, body.text("file")),
  choices: ({ store }) => choicesIn(store),
  anchors: ({ store }, body) => anchorsOf(store, body.text("url")),
  schemas: schemasNow,
  changes: ({ store }) => changesIn(store),
  handIn: ({ store }, body) => handIn(store, body.text("message")),
  discard: async ({ store }, body) => {
    await discard(store, body.text("file"));
    return changesIn(store);
  },
};

/** The status and body of an answer to the panel. */
interface Answer {
  status: number;
  json: unknown;
}

/** Answers a request of the panel. Requests of other origins, or without the token of this run, are refused. */
export async function answer(editor: Editor, token: string, request: IncomingMessage): Promise<Answer> {
  try {
    if (!isOurs(request.headers)) throw new Refusal("Only pages of this site can ask this.", 403);
    if (request.method !== "POST" || !isSame(request.headers[TOKEN], token))
      throw new Refusal("The server was started again: reload the page.", 403);
    return { status: 200, json: await jsonFor(editor, request) };
  } catch (error) {
    if (error instanceof UnreadableAfter) return { status: 422, json: { message: error.message } };
    if (error instanceof Refusal) {
      const { status, message, obstacles } = error;
      return { status, json: { message, obstacles } };
    }
    console.error(error);
    return {
      status: 500,
      json: { message: "That did not work. Your words are kept here; the terminal says why." },
    };
  }
}

async function jsonFor(editor: Editor, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const name = pathname.slice(HOME.length + 1);
  if (name === "upload") {
    const bytes = await bytesOf(request, MOST_PICTURE);
    const uploaded = await upload(editor.store.root, searchParams.get("name") ?? "", bytes);
    editor.store.forget(); // it can be chosen at once
    return uploaded;
  }
  const body = new Body((await bytesOf(request, MOST_TEXT)).toString());
  if (!isRoute(name)) throw new Refusal("The editor has nothing of this name.", 404);
  return routes[name](editor, body);
}

function isRoute(name: string): name is keyof Answers {
  return Object.hasOwn(routes, name);
}

/** Compares hashes, in the same time whatever is given. */
function isSame(given: string | string[] | undefined, token: string): boolean {
  return typeof given === "string" && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
