import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { HOME, READY, TOKEN } from "../../../editor/contract.ts";
import { BUILT } from "./html.ts";

test("nothing that writers edit with is in the built site", () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:html|js|css|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(0);
  const marks = [HOME, READY, TOKEN, "edit-this-page", "editor-token"];
  const found = files.filter((name) => {
    const text = readFileSync(join(BUILT, name), "utf8");
    return marks.some((mark) => text.includes(mark));
  });
  expect(found).toEqual([]);
});
