import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { parseHttpEquivHeaders } from "@mdn/mdn-http-observatory/src/retriever/utils.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { type APIResponse, expect, type Response } from "@playwright/test";

/** Checks that only a server with a certificate can pass. */
const NEED_TLS = ["strictTransportSecurityTest", "redirectionTest"];

/** The Observatory's record of a visit, with the answers as if from a host with TLS. */
async function visitOf(page: Response, preflight: APIResponse): Promise<Requests> {
  const html = await page.text();
  const visited = new Requests("www.example.com");
  const httpEquiv = parseHttpEquivHeaders(html, "https://www.example.com/");
  visited.resources.path = html;
  visited.responses.auto = { status: page.status(), headers: page.headers(), verified: true, httpEquiv };
  visited.responses.cors = { status: preflight.status(), headers: preflight.headers() };
  visited.session = { url: new URL(new URL(page.url()).pathname, "https://www.example.com") };
  return visited;
}

/** Fails where the Observatory does not give a page an A+ and every extra point. */
export async function expectTopGrade(page: Response, preflight: APIResponse): Promise<void> {
  const visited = await visitOf(page, preflight);
  const results = ALL_TESTS.filter(({ name }) => !NEED_TLS.includes(name)).map((check) => check(visited));
  expect(results.filter(({ pass }) => !pass)).toEqual([]);
  expect(results.map(({ result }) => result)).toEqual(
    expect.arrayContaining([
      "csp-implemented-with-no-unsafe-default-src-none",
      "corp-implemented-with-same-origin",
      "referrer-policy-private",
      "x-frame-options-implemented-via-csp",
    ]),
  );
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  expect(getGradeForScore(score)).toEqual({ score: 130, grade: "A+" });
}
