import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { trustedProxies, visitorAddress } from "../../supabase/local/visitorAddress.ts";
import { fillDataFolder } from "./support/database.ts";
import { postOver, serveLocally } from "./support/localServer.ts";
import { quote } from "./support/requests.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const HERE = "127.0.0.1, ::1";
const CLOUDFLARE = `${HERE}, 173.245.48.0/20, 2400:cb00::/32`;

describe("a visitor", () => {
  it.each([
    ["of no proxy, by another address than this machine's", "203.0.113.7", null, "", "203.0.113.7"],
    ["of no proxy, who claims to come by one", "203.0.113.7", "192.0.2.1", HERE, "203.0.113.7"],
    ["of a proxy that is not trusted is nobody", "127.0.0.1", "192.0.2.1", "", undefined],
    ["of a trusted proxy", "127.0.0.1", "203.0.113.7", HERE, "203.0.113.7"],
    ["of a trusted proxy, seen as IPv4 in IPv6", "::ffff:127.0.0.1", "203.0.113.7", HERE, "203.0.113.7"],
    ["who sent the header, too", "::1", "192.0.2.1, 127.0.0.1, 203.0.113.7", HERE, "203.0.113.7"],
    [
      "of two trusted proxies",
      "127.0.0.1",
      "192.0.2.1, 203.0.113.7, 173.245.50.1",
      CLOUDFLARE,
      "203.0.113.7",
    ],
    ["of two, in IPv6", "::1", "2001:db8::7, 2400:cb00:1::1", CLOUDFLARE, "2001:db8::7"],
    ["with a port", "::1", "203.0.113.7:51234", HERE, "203.0.113.7"],
    ["with a port, in IPv6", "::1", "[2001:db8::7]:51234", HERE, "2001:db8::7"],
    ["whom the proxy does not name", "127.0.0.1", "192.0.2.1, unknown", HERE, undefined],
    ["of whom the proxy says nothing", "127.0.0.1", null, HERE, undefined],
  ])("%s", (_, connection, forwarded, trusted, visitor) => {
    expect(visitorAddress(connection, forwarded, trustedProxies(trusted))).toBe(visitor);
  });

  it.each(["proxy", "10.0.0.0/33", "10.0.0.0/8/8", "::/129", "10.0.0/8", "10.0.0.1/"])(
    "is not looked for where TRUSTED_PROXY is '%s', which is said",
    (entry) => {
      expect(() => trustedProxies(`127.0.0.1,${entry}`)).toThrow(`"${entry}" is no address or network.`);
    },
  );
});

describe("the server on this machine, behind a proxy", { timeout: 60_000 }, () => {
  const { folder, remove } = temporaryFolder();
  afterAll(remove);

  /** The answers to one request from each of 40 visitors, and how many of them are thanked by mail. */
  async function forty(env: Record<string, string>) {
    await fillDataFolder(folder);
    const server = await serveLocally(folder, { env });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const headers = { "x-forwarded-for": `198.51.100.${n}` };
        return (await postOver(server.port, quote({ email: `v${n}@example.org` }), undefined, headers))
          .status;
      }),
    );
    const kinds = "select count(*)::int as n from quote_outbox where kind = 'acknowledgement'";
    const thanked = await server.owner()?.query<{ n: number }>(kinds);
    const again = await postOver(server.port, quote({ email: "x@example.org" }), undefined, {
      "x-forwarded-for": "192.0.2.1, 198.51.100.7",
    });
    await server.close();
    return { stored: statuses.filter((status) => status === 200).length, thanked, again: again.status };
  }

  it("knows its visitors apart if it is told whom to trust, and holds each to the limits", async () => {
    const env = { TRUSTED_PROXY: HERE, LIMIT_ADDRESS_10_MINUTES: "1" };
    expect(await forty(env)).toEqual({ stored: 40, thanked: [{ n: 40 }], again: 429 });
  });

  it("holds nobody to another's limits if it is not told", async () => {
    remove();
    expect(await forty({ LIMIT_ADDRESS_10_MINUTES: "1" })).toEqual({
      stored: 40,
      thanked: [{ n: 40 }],
      again: 200,
    });
  });

  it("answers each of fifty requests at once for one mailbox: stored, or not yet and when", async () => {
    const server = await serveLocally(folder, { env: { TRUSTED_PROXY: "192.0.2.1" } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        postOver(server.port, quote({ email: "many@example.org", message: `${n}` }), "127.0.0.7"),
      ),
    );
    await server.close();
    const stored = answers.filter(({ status, body }) => status === 200 && JSON.parse(body).ok);
    const refused = answers.filter(
      ({ status, headers }) => status === 429 && Number(headers["retry-after"]) > 0,
    );
    expect([stored.length, refused.length]).toEqual([5, 45]);
  });

  it.each([
    "Forwarded",
    "X-Forwarded-Proto",
    "X-Forwarded",
    "Forwarded-For",
    "X-Original-Forwarded-For",
    "X-Forward-For",
    "X-Client-IP",
    "True-Client-IP",
    "X-Cluster-Client-IP",
    "X-Real-IP",
    "CF-Ray",
    "CF-Connecting-IP",
    "Via",
  ])("does not say how it is to who comes with %s", async (name) => {
    const server = await serveLocally(folder);
    const answer = await new Promise((resolve, reject) => {
      const headers = { host: `localhost:${server.port}`, [name]: "x" };
      request({ host: "127.0.0.1", port: server.port, path: "/healthz", headers }, (response) =>
        text(response).then(resolve, reject),
      )
        .on("error", reject)
        .end();
    });
    await server.close();
    expect(answer).toBe("not the function");
  });
});
