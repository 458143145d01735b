import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Path } from "../../content/lib/data.ts";
import type { Opened } from "../../editor/contract.ts";
import { type Browser, Keeper } from "../../editor/panel/keeper.ts";
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

/** The server's answer to a request, by default of this project; undefined if it does not answer. */
type Server = (request: Request) => { status?: number; json: unknown; project?: string } | undefined;

const PROJECT = "this project";

let browser: ReturnType<typeof newBrowser>;
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
  vi.stubGlobal("document", { querySelector: () => ({ content: PROJECT, setAttribute() {} }) });
  browser = newBrowser();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const request: Request = JSON.parse(body);
    requests.push(request);
    const answer = server(request);
    if (!answer) throw new TypeError("fetch failed");
    const { status = 200, project = PROJECT, json } = answer;
    return new Response(JSON.stringify(json), { status, headers: { "x-editor-project": project } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser with room for `room` texts; close() ends a tab, whose locks go to those that wait for them. */
function newBrowser(room = Number.POSITIVE_INFINITY) {
  const texts = new Map<string, string>();
  const locks = new Map<string, (() => unknown)[]>();
  const request = async (name: string, take: () => unknown) => {
    const waiting = locks.get(name);
    if (waiting) return waiting.push(take);
    locks.set(name, []);
    return take();
  };
  return {
    texts,
    close: () => {
      for (const [name, waiting] of [...locks]) {
        locks.delete(name);
        for (const take of waiting) take();
      }
    },
    storage: {
      get length() {
        return texts.size;
      },
      key: (index: number) => [...texts.keys()][index] ?? null,
      getItem: (key: string) => texts.get(key) ?? null,
      removeItem: (key: string) => void texts.delete(key),
      setItem(key: string, text: string) {
        if (!texts.has(key) && texts.size >= room) throw new DOMException("full", "QuotaExceededError");
        texts.set(key, text);
      },
    },
    locks: { request } as Browser["locks"],
  };
}

const newStore = (project = PROJECT) => new Store(new Keeper(project, browser));

/** The store of a panel in which a file is open. */
async function openStore(data: Record<string, unknown> = { title: "A" }): Promise<Store> {
  server = writing(data);
  const store = newStore();
  await store.open({ file: FILE });
  requests = [];
  return store;
}

const sent = () =>
  requests.flatMap(({ changes = [] }) => changes.map(({ before, after }) => [before, after]));
const title: Path = ["title"];

describe("what is typed", () => {
  it("is shown and sent at once, and what comes at the same time in one request", async () => {
    const store = await openStore();
    for (const value of ["AB", "ABC"]) store.set(title, value);
    expect(store.get()).toMatchObject({ data: { title: "ABC" }, isSaved: false });
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent()).toEqual([["A", "ABC"]]);
    expect(store.get()).toMatchObject({ data: { title: "ABC" }, isSaved: true });
  });

  it("is checked once the writer pauses: until then the problems are those of before", async () => {
    const problem = {
      file: FILE,
      path: title,
      code: "typing",
      line: 2,
      severity: "warning",
      message: "A slip.",
    };
    const checked =
      (problems: object[]): Server =>
      (request) => {
        const json = writing({ title: "AB" })(request)?.json;
        return { json: request.do ? json : { ...openedWith({ title: "AB" }), problems } };
      };
    const store = await openStore();
    server = checked([problem]);
    store.set(title, "AB");
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ isSaved: true, opened: { problems: [] } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get()).toMatchObject({ opened: { problems: [problem] } });
    server = checked([]);
    store.set(title, "ABC");
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ isSaved: true, opened: { problems: [problem] } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get()).toMatchObject({ opened: { problems: [] } });
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
    const changes = requests.filter(({ do: command }) => command === "change");
    expect(changes).toHaveLength(2);
    expect(changes[0]).toEqual(changes[1]);
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

  it.each<[string, ReturnType<Server>]>([
    [
      "a server that was started anew asks for its key",
      { status: 403, json: "Open the address", project: "" },
    ],
    ["another program answers", { status: 404, json: {}, project: "" }],
    ["another program takes everything", { json: {}, project: "" }],
    ["another project answers", { json: { opened: {}, conflicts: [] }, project: "that project" }],
    ["another project refuses it", { status: 422, json: {}, project: "that project" }],
    ["the server does not understand it", { status: 400, json: { message: "What?" } }],
    ["the server fails", { status: 500, json: { message: "No." } }],
  ])("waits as well while %s", async (_, answer) => {
    const store = await openStore();
    server = () => answer;
    store.set(title, "AB");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(store.get()).toMatchObject({ data: { title: "AB" }, isSaved: false, isKept: true });
    expect(store.get().failure).toBeInstanceOf(Error);
    server = writing({ title: "A" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.get()).toMatchObject({ data: { title: "AB" }, isSaved: true, failure: undefined });
    expect(browser.texts.size).toBe(0);
  });

  it("is there again after the tab was closed or has crashed, in the order in which it was typed, once", async () => {
    const lost = await openStore({ title: "A", list: [1] });
    server = () => undefined;
    lost.set(title, "AB");
    await vi.advanceTimersByTimeAsync(PAUSE);
    lost.edit({ do: "insert", path: ["list", 1], value: 2 });
    lost.edit({ do: "move", path: ["list", 0], to: 1 });
    lost.set(title, "ABC");
    const data: Record<string, unknown> = { title: "A", list: [1] };
    const next = newStore();
    await vi.advanceTimersByTimeAsync(0);
    expect(next.get().isSaved).toBe(true); // the other tab still has it
    requests = [];
    server = writing(data);
    browser.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([
      ["A", "AB"],
      [undefined, 2],
      [1, 1],
      ["AB", "ABC"],
    ]);
    expect(next.get()).toMatchObject({ isSaved: true, message: expect.stringContaining("again") });
    expect(browser.texts.size).toBe(0);
  });

  it("never goes to another project at the same address", async () => {
    const lost = await openStore();
    server = () => undefined;
    lost.set(title, "AB");
    await vi.advanceTimersByTimeAsync(PAUSE);
    requests = [];
    const other = newStore("that project");
    browser.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(other.get().isSaved).toBe(true);
    expect(browser.texts.size).toBe(1);
  });

  it("is kept by the tab that takes it over, though the browser has room for it only once", async () => {
    browser = newBrowser(1);
    const lost = await openStore();
    server = () => undefined;
    lost.set(title, "AB");
    await vi.advanceTimersByTimeAsync(PAUSE);
    const next = newStore();
    browser.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(next.get()).toMatchObject({ isSaved: false, isKept: true });
    expect([...browser.texts.values()]).toEqual([expect.stringContaining("AB")]);
  });

  it("is told to be at risk where the browser has no room to keep it, until it is saved", async () => {
    browser = newBrowser(0);
    const store = await openStore();
    store.set(title, "AB");
    expect(store.get()).toMatchObject({ isSaved: false, isKept: false });
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(store.get()).toMatchObject({ isSaved: true, isKept: true });
  });

  it("is taken out again where it can never be written, and the writer is told why, with the words", async () => {
    const store = await openStore();
    server = () => ({ status: 422, json: { message: "Never." } });
    store.set(title, "AB");
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(store.get()).toMatchObject({
      data: { title: "A" },
      isSaved: true,
      failure: { message: "Never. You had written: “AB”" },
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
    expect(sent()[0]).toEqual(["A", "AB"]);
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1); // sent twice, it is written once
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
