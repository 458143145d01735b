import { describe, expect, it } from "vitest";
import { check, mistake } from "./check.ts";

describe("npm run check -- --launch", () => {
  it("lists what is left, kind by kind, each with its places and what to do, and exits with 1", async () => {
    const { exitCode, text } = await check({}, "--launch");
    expect(exitCode).toBe(1);
    expect(text).toMatchInlineSnapshot(`
      "Left to replace or to confirm before the site goes live:

      4 phone numbers that nobody has
        → Write the real number.

        800-555-0199 is nobody's number: it is reserved for fiction.
          site.yaml:14
        305-555-0142 is nobody's number: it is reserved for fiction.
          site.yaml:15
        305-555-0118 is nobody's number: it is reserved for fiction.
          site.yaml:16
        305-555-0176 is nobody's number: it is reserved for fiction.
          site.yaml:17

      11 addresses that lead nowhere
        → Write the real address; take away a profile or link that does not exist.

        https://www.example.com leads nowhere: its domain is reserved for examples.
          site.yaml:6
        https://portal.example.com/login leads nowhere: its domain is reserved for examples.
          site.yaml:46
        https://shop.example.com leads nowhere: its domain is reserved for examples.
          site.yaml:47
        https://calendar.example.com/consultation leads nowhere: its domain is reserved for examples.
          site.yaml:48
        https://awards.example.com leads nowhere: its domain is reserved for examples.
          site.yaml:49
        https://social.example.com/facebook leads nowhere: its domain is reserved for examples.
          site.yaml:52
        https://social.example.com/instagram leads nowhere: its domain is reserved for examples.
          site.yaml:53
        https://social.example.com/linkedin leads nowhere: its domain is reserved for examples.
          site.yaml:54
        https://social.example.com/twitter leads nowhere: its domain is reserved for examples.
          site.yaml:55
        https://social.example.com/youtube leads nowhere: its domain is reserved for examples.
          site.yaml:56
        https://social.example.com/tiktok leads nowhere: its domain is reserved for examples.
          site.yaml:57

      1 e-mail address that nobody has
        → Write the real e-mail address.

        hello@example.com reaches nobody: its domain is reserved for examples.
          site.yaml:7

      2 streets that do not exist
        → Write the office's street, and check its postal code (postalCode) and its point on the map (geo).

        '100 Example Street, Floor 2' is no real street.
          site.yaml:22
        '200 Example Avenue' is no real street.
          site.yaml:31

      3 claims to confirm (confirm: true)
        → Ask, correct the text where it is wrong, then take 'confirm: true' away.

        The owner must confirm: '5.0 Google rating'
          site.yaml:60
        The owner must confirm: '400+ five-star reviews'
          site.yaml:61
        The owner must confirm: 'Licensed & insured'
          site.yaml:62
      Not looked at: whether old addresses still lead somewhere. That takes git, and the main branch's history."
    `);
  });

  it("tells all else that is wrong first", async () => {
    expect((await check(mistake, "--launch")).text).toMatch(
      /\npages-data\/index.yaml:6:5 [\s\S]*1 error\n.*\n\nLeft to replace or to confirm/,
    );
  });

  it("works with every format", async () => {
    expect(JSON.parse((await check({}, "--launch", "--format", "json")).text)).toMatchObject({ errors: 21 });
    expect((await check({}, "--launch", "--format", "github")).text).toContain("title=placeholder-phone::");
  });
});
