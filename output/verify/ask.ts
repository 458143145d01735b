const TIMEOUT = 30_000; // milliseconds

/** The options of a request. */
export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** The response of a host. */
export interface HostAnswer {
  /** The status code; 0 if there is no response. */
  status: number;
  /** Headers by lowercase name; several with one name are joined by commas. */
  headers: Record<string, string>;
  text: string;
  /** The error code or message if there is no response, such as ECONNREFUSED. */
  failure?: string;
}

/** Sends a request without following redirects. Never rejects. */
export type Ask = (url: string, question?: RequestOptions) => Promise<HostAnswer>;

/** Sends requests over the network. */
export const networkAsk: Ask = async (url, { headers, ...question } = {}) => {
  try {
    const response = await fetch(url, {
      ...question,
      headers: { "Accept-Encoding": "identity", ...headers },
      redirect: "manual",
      cache: "force-cache", // nothing is cached; by default a conditional request asks to be answered anew
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status } = response;
    return { status, headers: Object.fromEntries(response.headers), text: await response.text() };
  } catch (error) {
    return { status: 0, headers: {}, text: "", failure: reasonOf(error) };
  }
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
