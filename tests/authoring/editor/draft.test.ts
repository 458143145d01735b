import { describe, expect, it } from "vitest";
import type { Opened } from "../../../authoring/editor/contract.ts";
import { type Action, type Draft, dataOf, isUnsaved } from "../../../authoring/editor/panel/draft/draft.ts";
import { reduce } from "../../../authoring/editor/panel/draft/reduce.ts";
import { firstStep } from "../../../authoring/editor/panel/draft/waiting.ts";

const opened: Opened = {
  file: "pages-data/about.yaml",
  text: "a",
  data: { heading: "a", list: [1, 2, 3] },
  problems: [],
  disk: { text: "a", revision: "1" },
  variables: [],
};
const heading = (value: string): Action => ({
  type: "edit",
  edits: [{ do: "set", path: ["heading"], value }],
});

/** A draft after all that happened. */
function draftAfter(...actions: Action[]): Draft {
  const [first, ...others] = actions;
  const start = first?.type === "opened" ? first : ({ type: "opened", opened } as const);
  const rest = start === first ? others : actions;
  const draft = rest.reduce(reduce, reduce(undefined, start));
  if (!draft) throw new Error("There is no draft.");
  return draft;
}

/** The server's answer to all that waits. */
function answered(draft: Draft, text: string, at: number): Draft {
  const sent = reduce(draft, { type: "sending", edits: draft.waiting });
  const reading = { text, data: dataOf(draft), problems: [] };
  const read = reduce(sent, { type: "read", reading, edits: draft.waiting, at });
  if (!read) throw new Error("There is no draft.");
  return read;
}

describe("a draft", () => {
  it("shows what is typed at once, and is saved when the file says the same", () => {
    const typed = draftAfter(heading("ab"));
    expect(dataOf(typed)).toMatchObject({ heading: "ab" });
    expect(isUnsaved(typed)).toBe(true);
    const read = answered(typed, "ab", 0);
    expect(isUnsaved(read)).toBe(true);
    const saved = reduce(read, { type: "saved", disk: { text: "ab", revision: "2" } });
    expect(saved && isUnsaved(saved)).toBe(false);
  });

  it("goes back step by step, a word that was typed in one go as one", () => {
    const draft = answered(draftAfter(heading("abc")), "abc", 0);
    expect(draft.past).toEqual(["a"]);
    const next = reduce(draft, heading("abcd"));
    const soon = answered(next ?? draft, "abcd", 500);
    expect(soon.past).toEqual(["a"]);
    const back = reduce(soon, { type: "undo" });
    expect(back).toMatchObject({ text: "a", future: ["abcd"], unread: true });
    expect(back && reduce(back, { type: "redo" })).toMatchObject({ text: "abcd", past: ["a"] });
  });

  it("keeps what is typed while the server still looks at what was typed before", () => {
    const first = draftAfter(heading("ab"));
    const sent = reduce(first, { type: "sending", edits: first.waiting });
    const more = sent && reduce(sent, heading("abc"));
    expect(more).toMatchObject({ sent: [{ value: "ab" }], waiting: [{ value: "abc" }] });
    const read =
      more &&
      reduce(more, {
        type: "read",
        reading: { text: "ab", data: {}, problems: [] },
        edits: first.waiting,
        at: 0,
      });
    expect(read && dataOf(read)).toEqual({ heading: "abc" });
  });

  it("takes back what waits step by step, and sends it so", () => {
    const add: Action = { type: "edit", edits: [{ do: "insert", path: ["list", 0], value: 0 }] };
    const draft = draftAfter(heading("ab"), heading("abc"), add);
    expect(firstStep(draft.waiting)).toMatchObject([{ value: "abc" }]);
    const back = reduce(draft, { type: "undo" });
    expect(back && dataOf(back)).toEqual({ heading: "abc", list: [1, 2, 3] });
  });

  it("takes back what was typed after a choice by itself, though both wait", () => {
    const choice: Action = {
      type: "edit",
      edits: [
        { do: "set", path: ["list"], value: [] },
        { do: "set", path: ["heading"], value: "chosen" },
      ],
    };
    const back = reduce(draftAfter(choice, heading("typed")), { type: "undo" });
    expect(back && dataOf(back)).toEqual({ heading: "chosen", list: [] });
  });

  it("takes back what is on its way to the server, and nothing that it answers to that counts any more", () => {
    const typed = answered(draftAfter(heading("ab")), "ab", 0);
    const more = draftAfter({ type: "opened", opened: typed }, heading("abc"));
    const sent = reduce(more, { type: "sending", edits: more.waiting });
    const back = reduce(sent, { type: "undo" });
    expect(back).toMatchObject({ text: "ab", unread: true });
    const again = reduce(back, { type: "sending", edits: [] });
    const late = { text: "abc", data: { heading: "abc" }, problems: [] };
    expect(reduce(again, { type: "read", reading: late, edits: more.waiting, at: 9 })).toBe(again);
    const trouble = { trouble: "No.", edits: more.waiting, keep: true };
    expect(reduce(again, { type: "refused", ...trouble })).toBe(again);
  });

  it("that was kept is there again, and asks where the file has become another", () => {
    const kept = { text: "mine", edits: [], revision: "1" };
    const again = draftAfter({ type: "opened", opened, kept });
    expect([again.text, again.conflict]).toEqual(["mine", undefined]);
    const other = { ...opened, disk: { text: "theirs", revision: "2" } };
    const asked = draftAfter({ type: "opened", opened: other, kept });
    expect(asked.conflict).toEqual(other.disk);
    const chosen = reduce(asked, { type: "choose", text: "mine", disk: other.disk });
    expect(chosen).toMatchObject({ text: "mine", disk: other.disk, conflict: undefined });
  });

  it("moves, adds and takes away entries of lists as the file does", () => {
    const path = ["list"];
    const list = draftAfter({
      type: "edit",
      edits: [
        { do: "move", path: [...path, 0], to: 2 },
        { do: "remove", path: [...path, 0] },
        { do: "insert", path: [...path, 1], value: 9 },
      ],
    });
    expect(dataOf(list)).toMatchObject({ list: [3, 9, 1] });
  });

  it("shows what was kept of a longer list, too", () => {
    const edits = [{ do: "set", path: ["list", 7, "title"], value: "x" } as const];
    const kept = draftAfter({ type: "opened", opened, kept: { text: "mine", edits, revision: "1" } });
    expect(dataOf(kept)).toMatchObject({ list: [1, 2, 3, { title: "x" }] });
  });
});
