import type { IncomingMessage } from "node:http";
import { HOME, PROJECT, TOKEN } from "../contract.ts";
import { Refusal, refusalFor } from "../refusal.ts";
import type { RequestBodies } from "../requestTypes.ts";
import { anchorsOf, choicesIn, schemasNow } from "./choices.ts";
import { find, replace } from "./find.ts";
import { changesIn, discard } from "./git/changes.ts";
import { inTurn, unlock } from "./git/git.ts";
import { handIn } from "./git/handIn.ts";
import { withdraw } from "./git/handIns.ts";
import { standingOf, takeBack, versionsOf } from "./git/takeBack.ts";
import { takeIn } from "./git/takeIn.ts";
import { isSame } from "./http/guard.ts";
import { bytesOf, isBody, parsed } from "./http/requests.ts";
import { fileAt, leftOverIn } from "./openFile.ts";
import { type Editor, open, run, steps } from "./run.ts";
import { upload } from "./upload.ts";

const UNEXPECTED = new Refusal("That did not work. Your words are kept here; the terminal says why.", 500);
const MOST_TEXT = 8_000_000;
const MOST_PICTURE = 40_000_000;

type Routes = { [N in keyof RequestBodies]: (editor: Editor, body: RequestBodies[N]) => unknown };

const routes = {
  open: (editor, body) => open(editor, "file" in body ? body.file : fileAt(editor.store, body.url)),
  run,
  left: ({ store }, { file }) => leftOverIn(store, file),
  choices: ({ store }) => choicesIn(store),
  anchors: ({ store }, { url }) => anchorsOf(store, url),
  schemas: schemasNow,
  find: ({ store }, body) => find(store, body),
  replace,
  changes: ({ store }, { isFresh }) => changesIn(store, isFresh),
  handIn: (editor, body) => inTurn(() => handIn(editor, body)),
  takeIn: (editor) => inTurn(() => takeIn(editor)),
  withdraw: changing(({ store }, { branch }) => inTurn(() => withdraw(store.root, branch))),
  unlock: changing(({ store }) => inTurn(() => unlock(store.root))),
  steps,
  standing: ({ store }, { file }) => standingOf(store.root, file),
  versions: ({ store }, { file }) => versionsOf(store.root, file),
  takeBack: changing(takeBack),
  discard: changing(({ store }, { file }) => discard(store, file)),
} satisfies Routes;

/** The responses to the panel's requests, whose bodies are in requests.json. */
export type Responses = { [N in keyof RequestBodies]: Awaited<ReturnType<(typeof routes)[N]>> };

/** Returns the route that does something, and answers with what has changed then. */
function changing<B>(act: (editor: Editor, body: B) => Promise<void>) {
  return async (editor: Editor, body: B) => {
    await act(editor, body);
    return changesIn(editor.store);
  };
}

/** What a panel must know: the token of this server run, and the id of the project. */
export type Session = { token: string; project: string };

/** Answers a request of the panel that has passed the guard. Refuses panels of other runs and projects. */
export async function answer(editor: Editor, { token, project }: Session, request: IncomingMessage) {
  try {
    if (request.method !== "POST" || !isSame(request.headers[TOKEN], token))
      throw new Refusal("The server was started again: reload the page.", 403);
    if (request.headers[PROJECT] !== project)
      throw new Refusal("This page was opened for another project: reload it.", 403);
    return { status: 200, json: await jsonFor(editor, request) };
  } catch (error) {
    const refusal = refusalFor(error);
    if (!refusal) console.error(error);
    const { status, message, obstacles } = refusal ?? UNEXPECTED;
    return { status, json: { message, obstacles } };
  }
}

async function jsonFor(editor: Editor, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const name = pathname.slice(HOME.length + 1);
  if (name === "upload") {
    const bytes = await bytesOf(request, MOST_PICTURE);
    const uploaded = await upload(editor.store.root, searchParams.get("name") ?? "", bytes);
    editor.store.forget(); // so that the picture can be chosen at once
    return uploaded;
  }
  if (!isRoute(name)) throw new Refusal("The editor has nothing of this name: reload the page.");
  return answerTo(name, editor, parsed(String(await bytesOf(request, MOST_TEXT))));
}

function answerTo<N extends keyof RequestBodies>(name: N, editor: Editor, body: unknown) {
  const route: Routes[N] = routes[name];
  if (isBody(name, body)) return route(editor, body);
  throw new Refusal("The editor did not understand its own request: reload the page.");
}

function isRoute(name: string): name is keyof RequestBodies {
  return Object.hasOwn(routes, name);
}
