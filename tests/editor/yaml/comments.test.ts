import { describe, expect, it } from "vitest";
import { editYaml } from "../../../editor/yaml/editYaml.ts";

describe("a comment", () => {
  const list =
    "list:\n  # of the first\n  - one\n    # further in\n\n  # apart\n\n  # of the second\n  - two\n  # at the end\n";

  it("goes with the item that it stands above or is further in than, and with no other", () => {
    expect(editYaml(list, { do: "remove", path: ["list", 0] })).toBe(
      "list:\n\n  # apart\n\n  # of the second\n  - two\n  # at the end\n",
    );
    expect(editYaml(list, { do: "remove", path: ["list", 1] })).toBe(
      "list:\n  # of the first\n  - one\n    # further in\n\n  # apart\n\n  # at the end\n",
    );
    expect(editYaml(list, { do: "move", path: ["list", 1], to: 0 })).toBe(
      "list:\n  # of the second\n  - two\n\n  # apart\n\n  # of the first\n  - one\n    # further in\n  # at the end\n",
    );
  });

  it("stays with its item where a whole list is set", () => {
    const text = "list:\n  # of a\n  - a\n  # of b\n  - b\n  - c\n";
    expect(editYaml(text, { do: "set", path: ["list"], value: ["c", "a"] })).toBe(
      "list:\n  - c\n  # of a\n  - a\n",
    );
  });

  it("above the first entry of a group speaks of the group, and stays", () => {
    expect(editYaml("# of all\na: 1\n# of b\nb: 2\n", { do: "remove", path: ["a"] })).toBe(
      "# of all\n# of b\nb: 2\n",
    );
    expect(editYaml("# of all\na: 1\n# of b\nb: 2\n", { do: "remove", path: ["b"] })).toBe(
      "# of all\na: 1\n",
    );
  });
});
