interface Step {
  name: string;
  seconds: number;
  cpu: number;
}

/** How long each step of a build takes. */
export class Steps {
  #steps: Step[] = [];

  /** Does a step, and notes its time. */
  take = <T>(name: string, act: () => T): T => {
    const start = performance.now();
    const before = process.cpuUsage();
    const end = () => {
      const { user, system } = process.cpuUsage(before);
      this.#steps.push({ name, seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 });
    };
    const result = act();
    if (result instanceof Promise) void result.then(end, end);
    else end();
    return result;
  };

  /** Prints the steps for programs that ask for them, as npm run bench:build does. */
  tell(): void {
    if (!process.env.BUILD_STEPS) return;
    const { user, system } = process.cpuUsage();
    const whole = { cpu: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1000 };
    console.log(`steps ${JSON.stringify({ steps: this.#steps, ...whole })}`);
  }
}
