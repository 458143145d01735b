import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { parseHttpEquivHeaders } from "@mdn/mdn-http-observatory/src/retriever/utils.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { eachKind } from "../kinds.ts";

/** What only a server with a certificate can show. */
const NEED_TLS = ["strictTransportSecurityTest", "redirectionTest"];

/** What the Observatory keeps of its visit, for an answer as a host with TLS would give it. */
async function visit(request: APIRequestContext, path: string): Promise<Requests> {
  const [answer, preflight] = [await request.get(path), await request.fetch(path, { method: "OPTIONS" })];
  const html = await answer.text();
  const visited = new Requests("www.example.com");
  const httpEquiv = parseHttpEquivHeaders(html, "https://www.example.com/");
  visited.resources.path = html;
  visited.responses.auto = { status: answer.status(), headers: answer.headers(), verified: true, httpEquiv };
  visited.responses.cors = { status: preflight.status(), headers: preflight.headers() };
  visited.session = { url: new URL(path, "https://www.example.com") };
  return visited;
}

for (const [kind, path] of eachKind) {
  test(`the Observatory gives ${kind} an A+ and every extra point`, async ({ request }) => {
    const visited = await visit(request, path);
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
  });
}
