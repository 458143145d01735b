// Types for the MDN HTTP Observatory, which comes without any: only those that the test uses.

declare module "@mdn/mdn-http-observatory/src/types.js" {
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: { auto: object | null; cors: object | null };
    session: object | null;
  }
}

declare module "@mdn/mdn-http-observatory/src/retriever/utils.js" {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";
  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
}
