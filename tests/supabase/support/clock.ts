/** A clock that stands still until it is moved. */
export interface TestClock {
  now: () => Date;
  /** Moves it ahead. */
  pass(seconds: number): void;
}

/** A clock that begins now. */
export function testClock(): TestClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}
