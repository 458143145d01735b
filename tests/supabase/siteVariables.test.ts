import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { siteServices, siteVariables } from "../../supabase/local/siteVariables.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

describe("site.yaml", () => {
  it("tells the function about the business", () => {
    expect(siteVariables("site.yaml")).toMatchObject({
      SITE_URL: expect.stringMatching(/^https:/),
      BUSINESS_PHONE: expect.stringMatching(/^[\d-]+$/),
      OWNER_EMAIL: expect.stringContaining("@"),
      VISITOR_MAIL: expect.stringMatching(/^\[\{"language":"en","hours":"./),
    });
  });

  it("tells the function what to mail in each language, with what the business promises in it", () => {
    const file = join(folder, "site.yaml");
    const business =
      "business: { url: https://x.example, name: Roofs, email: a@x.example }\nphones: { main: 1-2 }\n";
    const hours = "hours: { text: 7 to 7, reply: 2 hours }\nlocale: { language: en-US }\n";
    const languages = "languages: [{ code: en, name: English }, { code: es, name: Español, folder: es }]\n";
    writeFileSync(file, business + hours + languages);
    mkdirSync(join(folder, "words"), { recursive: true });
    writeFileSync(join(folder, "words/en.yaml"), "mail: { subject: Received }\n");
    writeFileSync(
      join(folder, "words/es.yaml"),
      "mail: { subject: Recibido }\nsite: { hours: { reply: 2 horas } }\n",
    );
    expect(JSON.parse(siteVariables(file).VISITOR_MAIL ?? "")).toEqual([
      { language: "en", hours: "7 to 7", time: "2 hours", subject: "Received" },
      { language: "es", hours: "7 to 7", time: "2 horas", subject: "Recibido" },
    ]);
  });

  it("tells the function what the form lists, and what it sends where nothing was chosen", () => {
    const file = join(folder, "services.yaml");
    writeFileSync(
      file,
      "locale: { language: fr-CA }\nservices: [{ name: Roofs, where: [form] }, { name: Gutters, where: [footer] }]\n",
    );
    mkdirSync(join(folder, "words"), { recursive: true });
    writeFileSync(join(folder, "words/fr.yaml"), "labels: { other: Autre }\n");
    expect(siteServices(file)).toEqual(["Roofs", "Autre"]);
  });

  it("without an entry is an error that names it", () => {
    const file = join(folder, "site.yaml");
    writeFileSync(file, "business: { url: https://x.example }\n");
    expect(() => siteVariables(file)).toThrow(`${file} has no text at business.name.`);
  });
});
