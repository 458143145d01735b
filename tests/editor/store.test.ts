import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Path } from "../../content/lib/path.ts";
import type { Opened } from "../../editor/contract.ts";
import { Store } from "../../editor/panel/store.ts";
import type { ValueChange } from "../../editor/requestTypes.ts";

const FILE = "pages-data/about.yaml";
const PAUSE = 150;

/** A request as the server receives it. */
interface Request {
  do?: string;
  id?: string;
  file?: string;
  changes?: ValueChange[];
}

/** The server's answer to a request; undefined if it does not answer. */
type Server = (request: Request) => { status?: number; json: unknown } | undefined;

let requests: Request[];
let server: Server;

function openedWith(data: object, file = FILE): Opened {
  return { file, url: "/about", text: "", data, problems: [], variables: [], counts: [], version: 1 };
}

/** A server that applies each change to `data` as it arrives. */
function writing(data: Record<string, unknown>): Server {
  return ({ do: command, file = FILE, changes = [] }) => {
    for (const { path, after } of changes) data[String(path)] = after;
    const opened = openedWith({ ...data }, file);
    return { json: command ? { opened, conflicts: [] } : opened };
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const request: Request = JSON.parse(body);
    requests.push(request);
    const answer = server(request);
    if (!answer) throw new TypeError("fetch failed");
    return new Response(JSON.stringify(answer.json), { status: answer.status ?? 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The store of a panel in which a file is open. */
async function openStore(data: Record<string, unknown> = { title: "A" }): Promise<Store> {
  server = writing(data);
  const store = new Store();
  await store.open({ file: FILE });
  requests = [];
  return store;
}

const sent = () =>
  requests.flatMap(({ changes = [] }) => changes.map(({ before, after }) => [before, after]));
const title: Path = ["title"];

describe("what is typed", () => {
  it("is shown at once, and sent after a pause in one request", async () => {
    const store = await openStore();
    for (const value of ["AB", "ABC"]) store.set(title, value);
    expect(store.get()).toMatchObject({ data: { title: "ABC" }, isSaved: false });
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent()).toEqual([["A", "ABC"]]);
    expect(store.get()).toMatchObject({ data: { title: "ABC" }, isSaved: true });
  });

  it("on, while the server writes what was typed before, stays and follows", async () => {
    const store = await openStore();
    store.set(title, "AB");
    store.save();
    await vi.advanceTimersByTimeAsync(0);
    store.set(title, "ABC");
    expect(store.get().data).toEqual({ title: "ABC" });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent()).toEqual([
      ["A", "AB"],
      ["AB", "ABC"],
    ]);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(2);
  });

  it("into another field is another change", async () => {
    const store = await openStore({ title: "A", description: "D" });
    store.set(title, "AB");
    store.set(["description"], "DE");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent()).toEqual([
      ["A", "AB"],
      ["D", "DE"],
    ]);
  });

  it("is kept while the server does not answer, and sent again until it does, with the same id", async () => {
    const store = await openStore();
    server = () => undefined;
    store.set(title, "AB");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(store.get()).toMatchObject({ data: { title: "AB" }, isSaved: false });
    expect(store.get().failure).toBeInstanceOf(TypeError);
    server = writing({ title: "A" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get()).toMatchObject({ isSaved: true, failure: undefined });
    expect(requests).toHaveLength(2);
    expect(requests[0]).toEqual(requests[1]);
  });

  it("waits as well while the file cannot be read, or the disk is full", async () => {
    const store = await openStore();
    server = () => ({ status: 503, json: { message: "Not just now." } });
    store.set(title, "AB");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(store.get()).toMatchObject({
      data: { title: "AB" },
      isSaved: false,
      failure: { message: "Not just now." },
    });
  });

  it("is taken out again where it can never be written, and the writer is told why", async () => {
    const store = await openStore();
    server = () => ({ status: 422, json: { message: "Never." } });
    store.set(title, "AB");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(store.get()).toMatchObject({
      data: { title: "A" },
      isSaved: true,
      failure: { message: "Never." },
    });
  });

  it("is sent before anything else is done", async () => {
    const store = await openStore();
    store.set(title, "AB");
    await store.run({ do: "undo" });
    expect(requests.map((request) => request.do)).toEqual(["change", "undo"]);
  });

  it("is sent at once when the page is left, and asked about where that may fail", async () => {
    const store = await openStore();
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      store.leave(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    store.set(title, "AB");
    expect(leave()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([["A", "AB"]]);
    server = () => undefined;
    store.set(title, "ABC");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(leave()).toBe(true);
  });
});

describe("a value that somebody else has changed, too", () => {
  it("is decided by the writer, with what was typed since", async () => {
    const store = await openStore();
    const conflict = { file: FILE, path: title, theirs: "Theirs", mine: "AB" };
    server = () => ({ json: { opened: openedWith({ title: "Theirs" }), conflicts: [conflict] } });
    store.set(title, "AB");
    store.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().conflicts).toEqual([conflict]);
    expect(store.get().data).toEqual({ title: "Theirs" });
    requests = [];
    store.decide("Both");
    expect(store.get().conflicts).toEqual([]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent()).toEqual([["Theirs", "Both"]]);
  });

  it("is not forgotten where something else is done at once", async () => {
    const store = await openStore();
    const conflict = { file: FILE, path: title, theirs: "Theirs", mine: "AB" };
    server = ({ do: command }) => {
      const conflicts = command === "change" ? [conflict] : [];
      return { json: { opened: openedWith({ title: "Theirs" }), conflicts } };
    };
    store.set(title, "AB");
    await store.run({ do: "undo" });
    expect(store.get().conflicts).toEqual([conflict]);
  });

  it("stays where the writer takes it", async () => {
    const store = await openStore();
    const conflict = { file: FILE, path: title, theirs: "Theirs", mine: "A" };
    server = () => ({ json: { opened: openedWith({ title: "Theirs" }), conflicts: [conflict] } });
    await store.run({ do: "undo" });
    requests = [];
    store.decide("Theirs");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(requests).toEqual([]);
  });
});

describe("lists", () => {
  it("change as the file will", async () => {
    const store = await openStore({ list: [1, 2, 3] });
    server = () => undefined;
    store.edit({ do: "move", path: ["list", 0], to: 2 });
    store.edit({ do: "remove", path: ["list", 0] });
    store.edit({ do: "insert", path: ["list", 1], value: 9 });
    expect(store.get().data).toEqual({ list: [3, 9, 1] });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(requests[0]?.changes).toEqual([{ path: ["list", 0], before: 1, after: 1, to: 2 }]);
  });
});

describe("a file that has changed", () => {
  it("is read again, once for all that say so, and not where it is of that version already", async () => {
    const store = await openStore();
    store.reopen(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([]);
    for (const version of [2, 1, undefined]) store.reopen(version);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([{ file: FILE }]);
  });
});
