import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { siteVariables } from "../../supabase/local/siteVariables.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

describe("site.yaml", () => {
  it("tells the function about the business", () => {
    expect(siteVariables("site.yaml")).toMatchObject({
      SITE_URL: expect.stringMatching(/^https:/),
      REPLY_TIME: expect.stringMatching(/./),
      BUSINESS_PHONE: expect.stringMatching(/^[\d-]+$/),
      OWNER_EMAIL: expect.stringContaining("@"),
    });
  });

  it("without an entry is an error that names it", () => {
    const file = join(folder, "site.yaml");
    writeFileSync(file, "business: { url: https://x.example }\n");
    expect(() => siteVariables(file)).toThrow(`${file} has no text at business.name.`);
  });
});
