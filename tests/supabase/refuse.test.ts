import { describe, expect, it } from "vitest";
import { sharedDatabase } from "./support/database.ts";
import { hostileBodies } from "./support/hostileBodies.ts";
import { post, quote, SITE } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();

const errorShape = { error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) } };

describe("a hostile body", () => {
  it("gets a 4xx of the one error shape with CORS headers, and stores nothing; more than 100 of them", async () => {
    const { send, lines } = setup(pglite);
    const bodies = [...hostileBodies()];
    expect(bodies.length).toBeGreaterThan(100);
    for (const [name, body] of bodies) {
      const response = await send(post(body));
      expect(response.status, name).toBeGreaterThanOrEqual(400);
      expect(response.status, name).toBeLessThan(500);
      expect(await response.json(), name).toEqual(errorShape);
      expect(response.headers.get("access-control-allow-origin"), name).toBe(SITE);
    }
    expect((await pglite.query("select * from quote_requests")).rows).toEqual([]);
    expect(lines).toEqual([]);
  });

  it("that is not UTF-8 gets a 400", async () => {
    const { url, headers } = post("");
    const body = Buffer.from(JSON.stringify(quote({ message: "\u00e9" })), "latin1");
    const response = await setup(pglite).send(new Request(url, { method: "POST", headers, body }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "invalid_json" } });
  });

  it("that breaks off gets a 400, and the log is silent", async () => {
    const { send, lines } = setup(pglite);
    const { url, headers } = post("");
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("hung up")) });
    const broken = { method: "POST", headers, body, duplex: "half" };
    expect((await send(new Request(url, broken))).status).toBe(400);
    expect(lines).toEqual([]);
  });

  it("of 64 KB is read, and of one byte more refused, whatever length it claims", async () => {
    const { send } = setup(pglite);
    const padding = (size: number) => `${JSON.stringify(quote())}${" ".repeat(size)}`.slice(0, size);
    expect((await send(post(padding(65_536)))).status).toBe(200);
    expect((await send(post(padding(65_537)))).status).toBe(413);
    expect((await send(post(padding(65_537), { "content-length": "10" }))).status).toBe(413);
    expect((await send(post("{}", { "content-length": "99999" }))).status).toBe(413);
  });
});

describe("a request that is no JSON POST", () => {
  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])(
    "%s gets a 405 that says what is allowed",
    async (method) => {
      const response = await setup(pglite).send(
        new Request(post("").url, { method, headers: { origin: SITE } }),
      );
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST, OPTIONS");
      expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    },
  );

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "",
  ])("of type '%s' gets a 415", async (type) => {
    const response = await setup(pglite).send(post(quote(), { "content-type": type }));
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual(errorShape);
  });

  it("may name a charset", async () => {
    const request = post(quote({ name: "Charset" }), { "content-type": "Application/JSON; charset=utf-8" });
    expect((await setup(pglite).send(request)).status).toBe(200);
  });
});

describe("an error", () => {
  it("names the field that is not right, and quotes nothing", async () => {
    const response = await setup(pglite).send(post(quote({ email: "<script>@x" })));
    expect(await response.json()).toEqual({
      error: { code: "invalid_request", message: "The field email is not right." },
    });
  });
});
