import { describe, expect, it } from "vitest";
import { contentStore } from "../../authoring/vite/contentStore.ts";
import type { Data } from "../../renderer/+data.ts";
import { documentOf } from "../../renderer/page/Document.tsx";
import { there } from "../content/published.ts";

const store = contentStore(process.cwd());
const { pages } = store.current();
const ofEachKind = [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);
const bare = (data: Data): Data => JSON.parse(JSON.stringify(data).replace(/[\ue000-\ue0ff]/g, ""));

describe("a page while it is written", () => {
  it.each(ofEachKind.map(({ url }) => url))(
    "says where its texts are written, and is the same otherwise: %s",
    async (url) => {
      const data = there(await store.dataFor(url), "page");
      const shown = there(data.finish, "finish")(documentOf(data));
      expect(shown).toMatch(/<!--at [^>]+:blocks\.\d+\.[^>]+-->/);
      expect(shown).toMatch(/<footer.*<!--at words\/\w+\.yaml:footer\.contact-->/s);
      expect(shown).toMatch(/<footer.*<a href="tel:[^>]* data-at="site.yaml:phones\.\w+"/s);
      const without = shown.replace(/<!--(?:at [^>]*|\/at)-->/g, "").replace(/ data-at="[^"]*"/g, "");
      expect(without).toBe(documentOf(bare(data)));
      expect(shown).not.toMatch(/[\ue000-\uf8ff]/);
    },
  );
});
