import { afterAll, describe, expect, it } from "vitest";
import { type Ask, networkAsk } from "../../../output/verify/ask.ts";
import { oneHost } from "../../../output/verify/checks/host.ts";
import { verify } from "../../../output/verify/verify.ts";
import { serveFixtureSite } from "./servedSite.ts";

const served = await serveFixtureSite();
afterAll(served.close);
const right = networkAsk;

/** A fake internet: each origin redirects to its answer, or serves the site if that is "shown"; others do not exist. */
function named(answers: Record<string, string>): Ask {
  return async (url, question) => {
    const to = answers[new URL(url).origin];
    if (to === "shown") return right(url.replace(new URL(url).origin, served.origin), question);
    if (to === undefined) return { status: 0, headers: {}, text: "", failure: "ENOTFOUND" };
    return { status: 308, headers: { location: to + url.replace(new URL(url).origin, "") }, text: "" };
  };
}

describe("one host and one scheme", () => {
  const { url } = served.site.business;
  const { host } = new URL(url);
  const twin = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  const ofHost = async (address: string, answers: Record<string, string>) => {
    return (await oneHost(served.live(named(answers), address))).misses.join("\n");
  };
  const good = {
    [url]: "shown",
    [`http://${host}`]: url,
    [`http://${twin}`]: `https://${twin}`,
    [`https://${twin}`]: url,
  };

  it("lead to the right one, by way of their own https or at once; a name that leads nowhere is none", async () => {
    expect(await ofHost(url, good)).toBe("");
    expect(await ofHost(url, { [url]: "shown", [`http://${host}`]: url })).toBe("");
  });

  it.each([
    [
      "http shows the site too",
      { ...good, [`http://${host}`]: "shown" },
      /http:\S+ answers 404; it must lead to https/,
    ],
    ["its twin shows the site too", { ...good, [`https://${twin}`]: "shown" }, /it must lead to/],
    [
      "its twin leads elsewhere",
      { ...good, [`https://${twin}`]: "https://old.invalid" },
      /leads to https:\/\/old\.invalid/,
    ],
  ])("are not where %s", async (_, answers, told) => {
    expect(await ofHost(url, answers)).toMatch(told);
  });

  it("hold another address to what a preview must be: no search engine, but stand-ins", async () => {
    const preview = "https://preview.invalid";
    const rows = await verify(
      served.live(named({ [preview]: "shown", "http://preview.invalid": preview }), preview),
    );
    const missed = rows.filter(({ misses }) => misses.length).map(({ name }) => name);
    expect(missed).toEqual(["Every page, as it is written", "Headers of safety"]);
    expect(rows.find(({ name }) => name === "No stand-ins")?.asked).toContain("a preview");
  });
});
