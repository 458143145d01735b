/** How long each step of a build takes, for those who ask with BUILD_STEPS, as `npm run bench:build` does. */
export class StepTimes {
  #seconds = new Map<string, number>();

  /** Does a step, and notes its time. */
  take = <T>(name: string, act: () => T): T => {
    const start = performance.now();
    const end = () => this.#seconds.set(name, (performance.now() - start) / 1000);
    const result = act();
    if (result instanceof Promise) void result.then(end, end);
    else end();
    return result;
  };

  tell(): void {
    if (!process.env.BUILD_STEPS) return;
    for (const [name, seconds] of this.#seconds) console.log(`step ${name}: ${seconds.toFixed(2)} s`);
  }
}
