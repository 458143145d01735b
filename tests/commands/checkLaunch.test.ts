import { describe, expect, it } from "vitest";
import { check, mistake } from "./check.ts";

describe("npm run check -- --launch", () => {
  it("lists what is left, file by file, then how many of each kind and what to do, and exits with 1", async () => {
    const { exitCode, text } = await check({}, "--launch");
    expect(exitCode).toBe(1);
    expect(text).toMatchInlineSnapshot(`
      "site.yaml:6:8  https://www.example.com leads nowhere: its domain is reserved for examples.
      site.yaml:7:10  hello@example.com reaches nobody: its domain is reserved for examples.
      site.yaml:14:9  800-555-0199 is nobody's number: it is reserved for fiction.
      site.yaml:15:15  305-555-0142 is nobody's number: it is reserved for fiction.
      site.yaml:16:10  305-555-0118 is nobody's number: it is reserved for fiction.
      site.yaml:17:14  305-555-0176 is nobody's number: it is reserved for fiction.
      site.yaml:22:13  '100 Example Street, Floor 2' is no real street.
      site.yaml:31:13  '200 Example Avenue' is no real street.
      site.yaml:46:11  https://portal.example.com/login leads nowhere: its domain is reserved for examples.
      site.yaml:47:9  https://shop.example.com leads nowhere: its domain is reserved for examples.
      site.yaml:48:15  https://calendar.example.com/consultation leads nowhere: its domain is reserved for examples.
      site.yaml:49:23  https://awards.example.com leads nowhere: its domain is reserved for examples.
      site.yaml:52:31  https://social.example.com/facebook leads nowhere: its domain is reserved for examples.
      site.yaml:53:32  https://social.example.com/instagram leads nowhere: its domain is reserved for examples.
      site.yaml:54:31  https://social.example.com/linkedin leads nowhere: its domain is reserved for examples.
      site.yaml:55:30  https://social.example.com/twitter leads nowhere: its domain is reserved for examples.
      site.yaml:56:30  https://social.example.com/youtube leads nowhere: its domain is reserved for examples.
      site.yaml:57:29  https://social.example.com/tiktok leads nowhere: its domain is reserved for examples.
      site.yaml:60:32  The owner must confirm what '5.0 Google rating' says.
      site.yaml:61:37  The owner must confirm what '400+ five-star reviews' says.
      site.yaml:62:33  The owner must confirm what 'Licensed & insured' says.

      21 left to replace or to confirm before the site goes live:

        4 phone numbers that nobody has
          → Write the real number.

        11 addresses that lead nowhere
          → Write the real address; take away a profile or link that does not exist.

        1 e-mail address that nobody has
          → Write the real e-mail address.

        2 streets that do not exist
          → Write the office's street, and check its zip code (postalCode) and its point on the map (geo).

        3 claims to confirm (confirm: true)
          → Ask, correct the text where it is wrong, then take 'confirm: true' away.
      Not looked at: whether old addresses still lead somewhere. That takes git, and the main branch's history."
    `);
  });

  it("tells all else that is wrong first", async () => {
    expect((await check(mistake, "--launch")).text).toMatch(
      /\npages-data\/index.yaml:6:5 [\s\S]*1 error\n.*\n\nsite.yaml:/,
    );
  });

  it("works with every format", async () => {
    expect(JSON.parse((await check({}, "--launch", "--format", "json")).text)).toMatchObject({ errors: 21 });
    expect((await check({}, "--launch", "--format", "github")).text).toContain("title=placeholder-phone::");
  });
});
