// Turns off typesetting: it adds word joiners and curls quotes, and the specification has neither.
import { vi } from "vitest";

vi.mock(import("../../content/typography/typeset.ts"), async (original) => ({
  ...(await original()),
  typesetAll: (blocks) => blocks,
}));
