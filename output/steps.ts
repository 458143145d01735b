/** Runs a step of a build and records how long it takes. */
export async function step<T>(name: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await act();
  } finally {
    performance.measure(name, { start });
  }
}

/** Prints how long each step took if BUILD_STEPS is set, as `npm run bench:build` does. */
export function printSteps(): void {
  if (!process.env.BUILD_STEPS) return;
  for (const { name, duration } of performance.getEntriesByType("measure"))
    console.log(`step ${name}: ${(duration / 1000).toFixed(2)} s`);
}
