import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import type { RequestBodies } from "../../editor/requestTypes.ts";
import { answer } from "../../editor/server/answer.ts";
import { History } from "../../editor/server/changes/history.ts";
import { isBody } from "../../editor/server/http/requests.ts";
import { contentStore } from "../../editor/vite/contentStore.ts";

const TOKEN = "the word of this run";
const PROJECT = "this project";
const ADDRESS = { host: "localhost:5173", origin: "http://localhost:5173" };
const OURS = { ...ADDRESS, "x-editor-token": TOKEN, "x-editor-project": PROJECT };
const editor = { store: contentStore("/nowhere"), history: new History("/nowhere") };

/** Returns the editor's answer to a request. */
async function ask(url: string, headers: Record<string, string>, body = "{}", method = "POST") {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers, method });
  request.push(body);
  request.push(null);
  return answer(editor, { token: TOKEN, project: PROJECT }, request);
}

describe("the editor", () => {
  it("answers its own panel", async () => {
    expect(await ask("/_editor/schemas", OURS)).toMatchObject({
      status: 200,
      json: { page: { title: "PageFile" } },
    });
  });

  it.each([
    ["without the word of this run", { ...OURS, "x-editor-token": "" }],
    ["with that of another run", { ...OURS, "x-editor-token": "the word of that run" }],
    ["who was opened for another project", { ...OURS, "x-editor-project": "that project" }],
  ])("answers nobody %s", async (_, headers) => {
    for (const name of ["schemas", "open", "run", "upload?name=a.png"])
      expect(await ask(`/_editor/${name}`, headers)).toMatchObject({ status: 403 });
  });

  it("answers nothing that is only looked at, as by a link", async () => {
    expect(await ask("/_editor/schemas", OURS, "{}", "GET")).toMatchObject({ status: 403 });
  });

  it.each(["constructor", "__proto__", "hasOwnProperty", "../open", ""])(
    "has nothing called %j",
    async (name) => {
      expect(await ask(`/_editor/${name}`, OURS)).toMatchObject({ status: 400 });
    },
  );

  it.each([
    "no JSON",
    "[]",
    '{"file":"site.yaml"}',
    '{"file":"site.yaml","do":"change","id":"1"}',
    '{"file":"site.yaml","do":"change","id":"1","changes":[{"path":[],"after":1}]}',
    '{"file":"site.yaml","do":"change","id":"1","changes":[{"path":[{}],"after":1}]}',
    '{"file":"site.yaml","do":"change","id":"1","changes":[{"path":["a",0],"to":"b"}]}',
    '{"file":"site.yaml","do":"paint"}',
    '{"file":"site.yaml","do":"undo"}',
  ])("refuses to do what it does not understand, or cannot do: %s", async (body) => {
    expect(await ask("/_editor/run", OURS, body)).toMatchObject({ status: 400 });
  });

  it.each<[keyof RequestBodies, RequestBodies[keyof RequestBodies]]>([
    ["open", { file: "site.yaml" }],
    ["open", { url: "/about" }],
    [
      "run",
      { file: "site.yaml", do: "change", id: "1", changes: [{ path: ["a", 0], before: 1, after: 1, to: 2 }] },
    ],
    ["run", { file: "site.yaml", do: "redo" }],
    ["run", { file: "site.yaml", do: "make", kind: "article", title: "Salt" }],
    [
      "run",
      { file: "site.yaml", do: "make", kind: "city", title: "Cove", geo: { latitude: 25, longitude: -80 } },
    ],
    ["run", { file: "site.yaml", do: "rename", to: "/salt" }],
    ["run", { file: "site.yaml", do: "remove" }],
    ["run", { file: "site.yaml", do: "translate", of: "/salt", url: "/es/sal" }],
    ["run", { file: "site.yaml", do: "translated" }],
    ["run", { file: "site.yaml", do: "translated", path: ["a", 0] }],
    ["run", { file: "site.yaml", do: "follow", kind: "moved", here: [], at: ["a", 0] }],
    ["handIn", { message: "Words", files: ["site.yaml"] }],
    ["takeBack", { file: "site.yaml", change: { path: ["a"], before: 1 } }],
    ["changes", {}],
  ])("understands what the panel may ask: %s %o", (name, body) => {
    expect(isBody(name, body)).toBe(true);
  });
});
