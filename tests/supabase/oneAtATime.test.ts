import { describe, expect, it } from "vitest";
import { oneAtATime } from "../../supabase/functions/send-quote-email/mail/sendDue.ts";

/** Work that runs until the test ends it. */
function work() {
  const ends: (() => void)[] = [];
  return { ends, begin: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("work done one at a time", () => {
  it("begins at once, and is done once more after the present one, however often it is asked for", async () => {
    const run = oneAtATime(() => {});
    const { ends, begin } = work();
    const first = run(begin);
    await turn();
    const others = [run(begin), run(begin), run(begin)];
    await turn();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await turn();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await Promise.all(others);
    await turn();
    expect(ends).toHaveLength(2);
    void run(begin);
    await turn();
    expect(ends).toHaveLength(3);
  });

  it("that fails is told of, rejects nobody, and does not stop the next", async () => {
    const told: unknown[] = [];
    const run = oneAtATime((error) => told.push(error));
    await run(() => Promise.reject("no"));
    await run(() => Promise.reject("again"));
    expect(told).toEqual(["no", "again"]);
  });
});
