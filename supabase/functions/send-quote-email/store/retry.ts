const WAITS = [100, 400, 1_600, 6_400]; // milliseconds

/** Does `work`, again after growing waits when it rejects, about nine seconds long; then rejects too. */
export async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const wait of WAITS) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return work();
}
