import { describe, expect, it } from "vitest";
import { requestLink } from "../../editor/server/git/handIn.ts";

describe("a remote", () => {
  it.each([
    ["https://github.com/pool/site.git", "https://github.com/pool/site/compare/edit-1?expand=1"],
    ["git@github.com:pool/site.git", "https://github.com/pool/site/compare/edit-1?expand=1"],
    ["https://name:secret@github.com/pool/site", "https://github.com/pool/site/compare/edit-1?expand=1"],
    ["/srv/site.git", undefined],
    ["https://evil.example/github.com/site", undefined],
  ])("leads from %s to where a pull request is opened", (remote, link) => {
    expect(requestLink(remote, "edit-1")).toBe(link);
  });
});
