import { globSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { Cache, type CacheKind } from "../../../content/lib/cache.ts";
import { inProject } from "../project.ts";

const DAYS = 86_400;

/** A cache that counts its writes. */
class CountingCache extends Cache {
  written = 0;
  override write(kind: CacheKind, key: string, bytes: Uint8Array): void {
    this.written++;
    super.write(kind, key, bytes);
  }
}

it("of entries that are older than a week, those that a run needs stay, whether it reads them or not", () => {
  inProject({}, (root) => {
    rmSync(join(root, ".cache"), { recursive: true, force: true }); // other tests use the folder too
    const load = () => {
      const cache = new CountingCache(root);
      const { pages, blocksOf } = loadChecked(root, { today: "2026-11-22", cache });
      return { cache, pages, blocksOf };
    };
    const first = load().cache;
    first.write("pages", "of a page that is no more", Buffer.from("{}"));
    const entries = globSync(join(root, ".cache/*/*/*"));
    const old = Date.now() / 1000 - 8 * DAYS;
    for (const file of entries) utimesSync(file, old, old);

    load().cache.sweep();
    expect(globSync(join(root, ".cache/*/*/*"))).toHaveLength(entries.length - 1);
    const { cache, pages, blocksOf } = load();
    expect(pages.flatMap(blocksOf)).not.toEqual([]);
    expect(cache.written).toBe(0);
    rmSync(join(root, ".cache"), { recursive: true });
  });
});
