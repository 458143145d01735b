/** A clock that stands still until it is moved. */
export interface TestClock {
  now: () => Date;
  /** Moves the clock forward. */
  pass(seconds: number): void;
}

/** Creates a clock that starts at the current time. */
export function testClock(): TestClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}
