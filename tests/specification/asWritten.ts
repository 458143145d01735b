// Pages as their writers wrote them: typesetting adds joiners and turns quotes, and the specification has neither.
import { vi } from "vitest";

vi.mock(import("../../content/typography/typeset.ts"), async (original) => ({
  ...(await original()),
  typesetAll: (blocks) => blocks,
}));
