import { afterAll, describe, expect, it } from "vitest";
import * as business from "./changes/business.ts";
import * as cities from "./changes/cities.ts";
import * as pages from "./changes/pages.ts";
import { SiteCopy } from "./siteCopy.ts";

const MINUTES = 60_000;

/** What everyone may change, each group in one copy of the project. */
const GROUPS: Record<string, Record<string, (copy: SiteCopy) => void>> = {
  "the business": { ...business },
  "the cities": { ...cities },
  "the pages": { ...pages },
};

describe.each(Object.entries(GROUPS))("whoever changes %s edits no test", (_, changes) => {
  const copy = new SiteCopy();
  afterAll(() => copy.remove());

  it.each(Object.entries(changes))("%s is no error", { timeout: MINUTES }, (_, change) => {
    change(copy);
    expect(copy.failureOf("npm run check")).toBe("");
  });

  it.each(["npx vitest run", "npx playwright test"])(
    "%s passes after all of them",
    { timeout: 20 * MINUTES },
    (command) => expect(copy.failureOf(command)).toBe(""),
  );
});
