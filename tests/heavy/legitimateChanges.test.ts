import { afterAll, describe, expect, it } from "vitest";
import * as business from "./changes/business.ts";
import * as cities from "./changes/cities.ts";
import * as pages from "./changes/pages.ts";
import { SiteCopy } from "./siteCopy.ts";

type Change = (copy: SiteCopy) => void;

const MINUTES = 60_000;

/** Changes that everyone may make, in one copy for each folder of the project that they are about. */
const GROUPS: Record<string, Record<string, Change>> = {
  "the business": { ...business },
  "the cities": { ...cities },
  "the pages": { ...pages },
};

describe.each(Object.entries(GROUPS))("whoever changes %s edits no test", (_, changes) => {
  const copy = new SiteCopy();
  afterAll(() => copy.remove());

  it.each(Object.entries(changes))("%s is no error", (_, change) => {
    change(copy);
    expect(copy.failureOf("npm run check")).toBe("");
  });

  it.each(["npx vitest run", "npx playwright test"])(
    "%s passes after all of them",
    (command) => {
      expect(copy.failureOf(command)).toBe("");
    },
    20 * MINUTES,
  );
});
