/**
 * Makes a runner that does one work at a time. Work that is asked for meanwhile is done once more after
 * the present one, however often it is asked for; so the works must be interchangeable.
 * Each call resolves, and never rejects, when its work is done; `onError` hears of failures.
 */
export function oneAtATime(onError: (error: unknown) => void): (work: () => Promise<void>) => Promise<void> {
  let present = Promise.resolve();
  let next: Promise<void> | undefined;
  return (work) => {
    next ??= present.then(() => {
      next = undefined;
      present = work().catch(onError);
      return present;
    });
    return next;
  };
}
